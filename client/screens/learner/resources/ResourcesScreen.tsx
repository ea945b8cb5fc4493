import { graphql } from "react-relay";
import type { ResourcesScreenQuery } from "~/__generated__/ResourcesScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { PageHeader } from "~/ui/PageHeader";
import { ResourceList } from "./ResourceList";

const query = graphql`
  query ResourcesScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      title
      ...ResourceList_course
    }
  }
`;

/** The reading and videos of a course. */
export function ResourcesScreen() {
  useScreenTitle("Resources");
  const { course } = useRouteQuery<ResourcesScreenQuery>(query);
  if (!course) return null;
  return (
    <>
      <PageHeader title="Resources" subtitle={course.title} />
      <ResourceList course={course} />
    </>
  );
}
