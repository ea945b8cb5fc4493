import { graphql } from "react-relay";
import type { ResourcesScreenQuery } from "~/__generated__/ResourcesScreenQuery.graphql";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { CourseSection } from "../CourseSection";
import { ResourceList } from "./ResourceList";

const query = graphql`
  query ResourcesScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) { title ...ResourceList_course }
  }
`;

/** The reading and videos of a course. */
export function ResourcesScreen() {
  const { course } = useRouteQuery<ResourcesScreenQuery>(query);
  if (!course) return null;
  return (
    <CourseSection title="Resources" course={course}>
      <ResourceList course={course} />
    </CourseSection>
  );
}
