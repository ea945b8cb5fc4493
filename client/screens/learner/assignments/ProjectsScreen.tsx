import { graphql } from "react-relay";
import type { ProjectsScreenQuery } from "~/__generated__/ProjectsScreenQuery.graphql";
import { ScreenHead } from "~/layout/ScreenHead";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { AssignmentRows } from "./AssignmentRows";

const query = graphql`
  query ProjectsScreenQuery @preloadable {
    assignments(kind: PROJECT, first: 100) {
      nodes { ...AssignmentRows_assignments }
    }
  }
`;

const empty = {
  title: "No projects yet",
  text: "In a project you put your skills to use, alone or in a team. Projects from your courses appear here.",
  link: { label: "Go to My Courses", to: "/learner/courses" },
} as const;

/** The projects of all of a learner's courses. */
export function ProjectsScreen() {
  const { assignments } = useRouteQuery<ProjectsScreenQuery>(query);
  return (
    <>
      <ScreenHead title="Projects" />
      <AssignmentRows assignments={assignments.nodes} empty={empty} withCourse />
    </>
  );
}
