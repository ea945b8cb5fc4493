import { CirclePlay } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { BatchScreenMissingEnrolments_batch$key } from "~/__generated__/BatchScreenMissingEnrolments_batch.graphql";
import type { BatchScreenNextSteps_batch$key } from "~/__generated__/BatchScreenNextSteps_batch.graphql";
import type { BatchScreenQuery } from "~/__generated__/BatchScreenQuery.graphql";
import type { BatchScreenStartBatch_batch$key } from "~/__generated__/BatchScreenStartBatch_batch.graphql";
import { startBatch } from "~/commands/batchCommands";
import { formatQuantity } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { NextStepList, type Step } from "~/screens/admin/NextStepList";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Loading } from "~/ui/Loading";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";
import { BatchDetails, BatchProgress, BatchSchedule } from "./BatchDetails";

/** The steps that make a new batch ready. A course is needed before there is anything to teach or to plan. */
function useSteps(key: BatchScreenNextSteps_batch$key): { steps: readonly Step[]; isNew: boolean } {
  const batch = useFragment(
    graphql`
      fragment BatchScreenNextSteps_batch on Batch {
        databaseId
        status
        noOfParticipants
        courseCount
        completedTopics
        trainers(first: 1) { totalCount }
        nextTopics { id }
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

/** The steps left before a new batch can begin; nothing once all are done or its first topic is completed. */
function NextSteps({ batch }: { batch: BatchScreenNextSteps_batch$key }) {
  const { steps, isNew } = useSteps(batch);
  if (!isNew || steps.every(({ isDone }) => isDone)) return null;
  return <NextStepList steps={steps} />;
}

const fragment = graphql`
  fragment BatchScreenStartBatch_batch on Batch {
    databaseId
    status
    startDate
    isDueToStart
    updatedAt
  }
`;

/** Offers to start a scheduled batch whose first day has come. */
function StartBatch({ batch: key }: { batch: BatchScreenStartBatch_batch$key }) {
  const { databaseId: batchId, startDate, isDueToStart } = useFragment(fragment, key);
  const [start, busy] = useMutation(startBatch);
  if (!isDueToStart) return null;
  return (
    <section
      aria-label="Start batch"
      className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-info-line bg-info-soft px-4 py-3 text-sm text-info-ink"
    >
      <p>This batch was due to start on {formatDate(startDate)} and is still scheduled.</p>
      <Button size="sm" icon={<CirclePlay />} busy={busy} onClick={() => start({ batchId })}>
        Start batch
      </Button>
    </section>
  );
}

const enrolmentNoun = { one: "enrolment is", many: "enrolments are" };

/** Says that learners of the batch are missing from its courses, and how they get in. */
function MissingEnrolments({ batch: key }: { batch: BatchScreenMissingEnrolments_batch$key }) {
  const { missingEnrolments } = useFragment(
    graphql`
      fragment BatchScreenMissingEnrolments_batch on Batch {
        missingEnrolments
      }
    `,
    key,
  );
  if (missingEnrolments === 0) return null;
  return (
    <p
      role="status"
      className="mb-5 rounded-lg border border-warning-line bg-warning-soft px-4 py-3 text-sm text-warning-ink"
    >
      {formatQuantity(missingEnrolments, enrolmentNoun)} missing: some users of the batch aren't enrolled in
      all its courses. Sync enrols them.
    </p>
  );
}

function Overview({ batch }: Found<BatchScreenQuery, "batch">) {
  useScreenTitle(batch.name);
  return (
    <>
      <MissingEnrolments batch={batch} />
      <StartBatch batch={batch} />
      <NextSteps batch={batch} />
      <BatchProgress batch={batch} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <BatchDetails batch={batch} />
        <BatchSchedule batch={batch} />
      </div>
    </>
  );
}

const query = graphql`
  query BatchScreenQuery($batchId: Int!) @preloadable {
    batch(databaseId: $batchId) {
      id
      name
      ...BatchScreenMissingEnrolments_batch
      ...BatchScreenStartBatch_batch
      ...BatchScreenNextSteps_batch
      ...BatchDetailsBatchProgress_batch
      ...BatchDetails_batch
      ...BatchDetailsBatchSchedule_batch
    }
  }
`;

/** A batch: progress, details and schedule. */
export const BatchScreen = foundScreen(query, "batch", Overview);

/** Placeholder for a batch while it loads. */
export function BatchSkeleton() {
  return (
    <Loading label="Loading the batch">
      <div className="mb-5 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {[0, 1, 2, 3].map((tile) => (
          <Skeleton key={tile} className="h-24 rounded-lg" />
        ))}
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        {[0, 1].map((card) => (
          <Card key={card}>
            <SkeletonText lines={7} />
          </Card>
        ))}
      </div>
    </Loading>
  );
}
