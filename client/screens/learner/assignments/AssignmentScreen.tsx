import { ClipboardList } from "lucide-react";
import { graphql } from "react-relay";
import { useParams } from "react-router-dom";
import type { AssignmentScreenQuery } from "~/__generated__/AssignmentScreenQuery.graphql";
import type { AssignmentScreenSubscription } from "~/__generated__/AssignmentScreenSubscription.graphql";
import { parseId } from "~/formats/addresses";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { EmptyCard } from "~/ui/EmptyCard";
import { PageHeader } from "~/ui/PageHeader";
import { AssignmentWork } from "./AssignmentWork";

const query = graphql`
  query AssignmentScreenQuery($assignmentId: Int!) @preloadable {
    assignment(databaseId: $assignmentId) {
      title
      course { databaseId title }
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
  const isProject = assignmentid === undefined;
  const isElsewhere = !isProject && assignment?.course.databaseId !== parseId(id);
  const noun = isProject ? "Project" : "Assignment";
  useScreenTitle(isElsewhere ? noun : (assignment?.title ?? noun));
  if (!assignment || isElsewhere)
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
  return (
    <>
      <PageHeader title={assignment.title} subtitle={assignment.course.title} />
      <AssignmentWork assignment={assignment} />
    </>
  );
}
