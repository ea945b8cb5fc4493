import { Pencil, RotateCw } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { batchMessages } from "#gateway/domains/batches/formContract";
import type { BatchHeader_batch$key } from "~/__generated__/BatchHeader_batch.graphql";
import type { BatchHeaderSyncMutation } from "~/__generated__/BatchHeaderSyncMutation.graphql";
import { formatQuantity } from "~/formats/counts";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { DeleteBatch } from "./DeleteBatch";

const mutation = graphql`
  mutation BatchHeaderSyncMutation($batchId: Int!) {
    result: syncBatch(batchId: $batchId) {
      __typename
      ... on ChangedBatchPayload {
        batch {
          ...BatchHeader_batch
          ...BatchProgress_batch
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

const texts = { success: batchMessages.synced, fallback: batchMessages.syncFailed };
const enrolmentNoun = { one: "enrolment is", many: "enrolments are" };

/** The batch's name, and what can be done to it as a whole. */
export function BatchHeader({ batch: key }: { batch: BatchHeader_batch$key }) {
  const batch = useFragment(
    graphql`
      fragment BatchHeader_batch on Batch {
        databaseId
        name
        missingEnrolments
        canDelete
        ...DeleteBatch_batch
      }
    `,
    key,
  );
  useScreenTitle(batch.name);
  const [sync, syncing] = useMutation<BatchHeaderSyncMutation>(mutation, texts);
  const { databaseId: batchId, missingEnrolments } = batch;
  return (
    <>
      <PageHeader
        title={batch.name}
        actions={
          <>
            <Button
              title="Enrol the batch's learners in its courses where that is missing"
              icon={<RotateCw />}
              busy={syncing}
              onClick={() => sync({ batchId })}
            >
              Sync
            </Button>
            {batch.canDelete && <DeleteBatch batch={batch} />}
            <ButtonLink variant="primary" icon={<Pencil />} to={`/admin/batches/${batchId}/edit`}>
              Edit
            </ButtonLink>
          </>
        }
      />
      {missingEnrolments > 0 && (
        <p
          role="status"
          className="mb-5 rounded-lg border border-warning-line bg-warning-soft px-4 py-3 text-sm text-warning-ink"
        >
          {formatQuantity(missingEnrolments, enrolmentNoun)} missing: users of the batch who are not in all of
          its courses. Sync enrols them.
        </p>
      )}
    </>
  );
}
