import { LayoutGrid } from "lucide-react";
import { graphql } from "react-relay";
import type { CourseResourcesScreenQuery } from "~/__generated__/CourseResourcesScreenQuery.graphql";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { cardsAddress } from "./addresses";
import { CourseResources } from "./CourseResources";
import { OwnerNotFound } from "./OwnerNotFound";
import { ResourceTable } from "./ResourceTable";

const query = graphql`
  query CourseResourcesScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      ...CourseResources_course
    }
  }
`;

/** The resources of a course as a table, to manage them. */
export function CourseResourcesScreen() {
  const { course } = useRouteQuery<CourseResourcesScreenQuery>(query);
  if (!course) return <OwnerNotFound what="Course" back="/admin/courses" />;
  return (
    <CourseResources
      course={course}
      breadcrumbs={({ databaseId, title }) => [
        { label: "Courses", to: "/admin/courses" },
        { label: title, to: `/admin/courses/${databaseId}` },
        { label: "Resources" },
      ]}
      otherView={({ databaseId }) => (
        <ButtonLink icon={<LayoutGrid />} to={cardsAddress(databaseId)}>
          Cards
        </ButtonLink>
      )}
    >
      {({ databaseId, resources }, empty) => (
        <ResourceTable
          resources={resources.edges.map(({ node }) => node)}
          courseId={databaseId}
          total={resources.totalCount}
          empty={empty}
        />
      )}
    </CourseResources>
  );
}
