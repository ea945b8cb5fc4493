import { graphql, useFragment } from "react-relay";
import type { NextSteps_batch$key } from "~/__generated__/NextSteps_batch.graphql";
import { NextStepList, type Step } from "~/screens/admin/NextStepList";

/** The steps that make a new batch ready. A course is needed before there is anything to teach or to plan. */
function useSteps(key: NextSteps_batch$key): { steps: readonly Step[]; isNew: boolean } {
  const batch = useFragment(
    graphql`
      fragment NextSteps_batch on Batch {
        databaseId
        status
        noOfParticipants
        courseCount
        completedTopics
        trainers(first: 1) {
          totalCount
        }
        nextTopics {
          id
        }
      }
    `,
    key,
  );
  const { databaseId, status, noOfParticipants, courseCount, completedTopics, trainers, nextTopics } = batch;
  const here = `/admin/batches/${databaseId}`;
  const steps = [
    { label: "Assign users", to: `${here}/users/assign`, isDone: noOfParticipants > 0 },
    { label: "Assign a course", to: `${here}/courses/create`, isDone: courseCount > 0 },
    { label: "Assign a trainer", to: `${here}/courses`, isDone: trainers.totalCount > 0 },
    { label: "Plan the topics", to: `${here}/courses`, isDone: nextTopics.length > 0 },
  ];
  const isOpen = status === "SCHEDULED" || status === "IN_PROGRESS";
  return { steps, isNew: isOpen && completedTopics === 0 };
}

/** What is left to do before a new batch can begin; nothing once all is done or its first topic is completed. */
export function NextSteps({ batch }: { batch: NextSteps_batch$key }) {
  const { steps, isNew } = useSteps(batch);
  if (!isNew || steps.every(({ isDone }) => isDone)) return null;
  return <NextStepList steps={steps} />;
}
