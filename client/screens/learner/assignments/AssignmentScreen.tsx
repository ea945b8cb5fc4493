import { ClipboardList } from "lucide-react";
import { graphql } from "react-relay";
import { Navigate, useParams } from "react-router-dom";
import type { AssignmentScreenQuery } from "~/__generated__/AssignmentScreenQuery.graphql";
import type { AssignmentScreenSubscription } from "~/__generated__/AssignmentScreenSubscription.graphql";
import { parseId } from "~/formats/addresses";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { EmptyCard } from "~/ui/EmptyCard";
import { PageHeader } from "~/ui/PageHeader";
import { coursePath } from "../coursePath";
import { AssignmentWork } from "./AssignmentWork";

const query = graphql`
  query AssignmentScreenQuery($assignmentId: Int!) @preloadable {
    assignment(databaseId: $assignmentId) {
      databaseId
      title
      kind
      course { databaseId code title }
      ...AssignmentWork_assignment
      ...AssignmentWork_rubrics
    }
  }
`;

const subscription = graphql`
  subscription AssignmentScreenSubscription {
    assignmentsChanged
  }
`;

/** An assignment or a project of a learner's, live: its dates, extension and team may change while it is open. */
export function AssignmentScreen() {
  const { assignment } = useRouteQuery<AssignmentScreenQuery>(query);
  useLiveScreen<AssignmentScreenSubscription>(query, subscription);
  const { id, assignmentid } = useParams();
  // Below a course's layout, whose address names the course; projects are not.
  const isOfProjects = assignmentid === undefined;
  const isElsewhere = !isOfProjects && assignment?.course.databaseId !== parseId(id);
  const noun = isOfProjects ? "Project" : "Assignment";
  useScreenTitle(isElsewhere ? noun : (assignment?.title ?? noun));
  if (!assignment || isElsewhere) return <NotThere noun={noun} />;
  const isProject = assignment.kind === "PROJECT";
  if (isProject && !isOfProjects)
    return <Navigate replace to={`/learner/projects/${assignment.databaseId}`} />;
  return (
    <>
      <PageHeader title={assignment.title} subtitle={assignment.course.title} />
      {isProject === isOfProjects ? (
        <AssignmentWork assignment={assignment} />
      ) : (
        <NoProject assignment={assignment} />
      )}
    </>
  );
}

function NotThere({ noun }: { noun: string }) {
  return (
    <>
      <PageHeader title={noun} />
      <EmptyCard
        icon={<ClipboardList />}
        title={`${noun} not found`}
        link={{ label: "See what you were given", to: "..", relative: "path" }}
      >
        It may have been taken back, or is not for you.
      </EmptyCard>
    </>
  );
}

interface NoProjectProps {
  assignment: NonNullable<AssignmentScreenQuery["response"]["assignment"]>;
}

/** Shown at the address of a project with the id of an assignment. */
function NoProject({ assignment: { databaseId, course } }: NoProjectProps) {
  return (
    <EmptyCard
      icon={<ClipboardList />}
      title="This is an assignment, not a project"
      link={{ label: "Open the assignment", to: `${coursePath(course)}/assignments/${databaseId}` }}
    >
      It belongs to the course {course.title}.
    </EmptyCard>
  );
}
