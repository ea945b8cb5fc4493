import { graphql } from "react-relay";
import type { AssignmentsScreenQuery } from "~/__generated__/AssignmentsScreenQuery.graphql";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { CourseSection } from "../CourseSection";
import { AssignmentRows } from "./AssignmentRows";

const query = graphql`
  query AssignmentsScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      title
      assignments { ...AssignmentRows_assignments }
    }
  }
`;

const empty = {
  title: "No assignments yet",
  text: "When your trainer gives you an assignment, it appears here.",
  link: { label: "Go to the topics", to: "../topics", relative: "path" },
} as const;

/** A course's assignments and projects, as the learner was given them. */
export function AssignmentsScreen() {
  const { course } = useRouteQuery<AssignmentsScreenQuery>(query);
  if (!course) return null;
  return (
    <CourseSection title="Assignments" course={course}>
      <AssignmentRows assignments={course.assignments} empty={empty} />
    </CourseSection>
  );
}
