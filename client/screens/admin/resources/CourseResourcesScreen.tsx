import { LayoutGrid, Library, Plus } from "lucide-react";
import { useEffect } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CourseResourcesScreen_course$key } from "../../../__generated__/CourseResourcesScreen_course.graphql";
import type { CourseResourcesScreenQuery } from "../../../__generated__/CourseResourcesScreenQuery.graphql";
import type { CourseResourcesScreenRowsQuery } from "../../../__generated__/CourseResourcesScreenRowsQuery.graphql";
import { useScreenTitle } from "../../../layout/useScreenTitle";
import { useRouteQuery } from "../../../relay/useRouteQuery";
import { ButtonLink } from "../../../ui/ButtonLink";
import { EmptyState } from "../../../ui/EmptyState";
import { PageHeader } from "../../../ui/PageHeader";
import { cardsAddress, tableAddress } from "./addresses";
import { ResourceTable } from "./ResourceTable";
import { UnknownPlace } from "./UnknownPlace";

const query = graphql`
  query CourseResourcesScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      ...CourseResourcesScreen_course
    }
  }
`;

const fragment = graphql`
  fragment CourseResourcesScreen_course on Course
  @refetchable(queryName: "CourseResourcesScreenRowsQuery")
  @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" }) {
    databaseId
    title
    resources(first: $first, after: $after) @connection(key: "CourseResourcesScreen_resources") {
      totalCount
      edges {
        node {
          ...ResourceTable_resources
        }
      }
    }
  }
`;

/** The resources of a course as a table, to manage them. */
export function CourseResourcesScreen() {
  const { course } = useRouteQuery<CourseResourcesScreenQuery>(query);
  return course ? <Resources course={course} /> : <UnknownPlace what="Course" back="/admin/courses" />;
}

function Resources({ course }: { course: CourseResourcesScreen_course$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CourseResourcesScreenRowsQuery,
    CourseResourcesScreen_course$key
  >(fragment, course);
  const { databaseId, title, resources } = data;
  const heading = `Resources - ${title}`;
  useScreenTitle(heading);
  useEffect(() => {
    if (hasNext && !isLoadingNext) loadNext(100);
  }, [hasNext, isLoadingNext, loadNext]);
  const create = (
    <ButtonLink variant="primary" icon={<Plus />} to={`${tableAddress(databaseId)}/create`}>
      Create resource
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={heading}
        breadcrumbs={[
          { label: "Courses", to: "/admin/courses" },
          { label: title, to: `/admin/courses/${databaseId}` },
          { label: "Resources" },
        ]}
        actions={
          <>
            <ButtonLink icon={<LayoutGrid />} to={cardsAddress(databaseId)}>
              Cards
            </ButtonLink>
            {create}
          </>
        }
      />
      <ResourceTable
        resources={resources.edges.map(({ node }) => node)}
        courseId={databaseId}
        total={resources.totalCount}
        empty={
          <EmptyState icon={<Library />} title="No resources yet" action={create}>
            Documents, videos and links that go with this course. Learners see those that are published.
          </EmptyState>
        }
      />
    </>
  );
}
