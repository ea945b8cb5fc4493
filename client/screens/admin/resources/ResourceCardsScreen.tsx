import { Table2 } from "lucide-react";
import { graphql } from "react-relay";
import type { ResourceCardsScreenQuery } from "~/__generated__/ResourceCardsScreenQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { AdminResourceCard } from "./AdminResourceCard";
import { tableAddress } from "./addresses";
import { CourseResources } from "./CourseResources";
import { OwnerNotFound } from "./OwnerNotFound";
import { resourceNoun } from "./resourceMessages";

const query = graphql`
  query ResourceCardsScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      ...CourseResources_course
    }
  }
`;

/** The resources of a course as cards. */
export function ResourceCardsScreen() {
  const { course } = useRouteQuery<ResourceCardsScreenQuery>(query);
  if (!course) return <OwnerNotFound what="Course" back="/admin/resources" />;
  return (
    <CourseResources
      course={course}
      breadcrumbs={({ title }) => [{ label: "Resources", to: "/admin/resources" }, { label: title }]}
      subtitle={({ resources }) => formatQuantity(resources.totalCount, resourceNoun)}
      otherView={({ databaseId }) => (
        <ButtonLink icon={<Table2 />} to={tableAddress(databaseId)}>
          Manage
        </ButtonLink>
      )}
    >
      {({ databaseId, resources: { edges } }, empty) =>
        edges.length === 0 ? (
          <Card>{empty}</Card>
        ) : (
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {edges.map(({ node }) => (
              <li key={node.id} className="min-w-0">
                <AdminResourceCard resource={node} courseId={databaseId} />
              </li>
            ))}
          </ul>
        )
      }
    </CourseResources>
  );
}
