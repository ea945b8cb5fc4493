import { graphql } from "react-relay";
import type { ProjectsScreenQuery } from "~/__generated__/ProjectsScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { PageHeader } from "~/ui/PageHeader";
import { AssignmentRows } from "./AssignmentRows";

const query = graphql`
  query ProjectsScreenQuery @preloadable {
    assignments(kind: PROJECT, first: 100) {
      nodes {
        ...AssignmentRows_assignments
      }
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
  useScreenTitle("Projects");
  const { assignments } = useRouteQuery<ProjectsScreenQuery>(query);
  return (
    <>
      <PageHeader title="Projects" />
      <AssignmentRows assignments={assignments.nodes} empty={empty} withCourse />
    </>
  );
}
