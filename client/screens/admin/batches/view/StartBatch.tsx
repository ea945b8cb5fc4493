import { CirclePlay } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { batchMessages } from "#gateway/domains/batches/formContract";
import type { StartBatch_batch$key } from "~/__generated__/StartBatch_batch.graphql";
import type { StartBatchMutation } from "~/__generated__/StartBatchMutation.graphql";
import { formatDate } from "~/formats/dates";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";

const fragment = graphql`
  fragment StartBatch_batch on Batch {
    databaseId
    startDate
    isDueToStart
  }
`;

const mutation = graphql`
  mutation StartBatchMutation($batchId: Int!) {
    result: startBatch(batchId: $batchId) {
      __typename
      ... on ChangedBatchPayload {
        batch {
          status
          updatedAt
          ...StartBatch_batch
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const texts = { success: batchMessages.started, fallback: batchMessages.startFailed };

/** Offers to start a batch that is still scheduled although its first day has come. */
export function StartBatch({ batch: key }: { batch: StartBatch_batch$key }) {
  const { databaseId: batchId, startDate, isDueToStart } = useFragment(fragment, key);
  const [start, busy] = useMutation<StartBatchMutation>(mutation, texts);
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
