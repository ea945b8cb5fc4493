import { Pencil, RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import { batchMessages } from "#gateway/domains/batches/formContract";
import type { BatchHeader_batch$key } from "~/__generated__/BatchHeader_batch.graphql";
import type { BatchHeaderDeleteBatch_batch$key } from "~/__generated__/BatchHeaderDeleteBatch_batch.graphql";
import type { BatchHeaderDeleteBatchMutation } from "~/__generated__/BatchHeaderDeleteBatchMutation.graphql";
import type { BatchHeaderSyncMutation } from "~/__generated__/BatchHeaderSyncMutation.graphql";
import { formatQuantity } from "~/formats/counts";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { PageHeader } from "~/ui/PageHeader";

const deleteBatchMutation = graphql`
  mutation BatchHeaderDeleteBatchMutation($batchId: Int!) {
    result: deleteBatch(batchId: $batchId) {
      __typename
      ... on DeletedBatchPayload {
        deletedId
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

const deleteBatchTexts = { success: batchMessages.deleted, fallback: batchMessages.deleteFailed };

/** Deletes an empty batch after confirmation, then opens the list. */
function DeleteBatch({ batch: key }: { batch: BatchHeaderDeleteBatch_batch$key }) {
  const { databaseId, name } = useFragment(
    graphql`
      fragment BatchHeaderDeleteBatch_batch on Batch {
        databaseId
        name
      }
    `,
    key,
  );
  const [remove] = useMutation<BatchHeaderDeleteBatchMutation>(deleteBatchMutation, deleteBatchTexts);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const confirm = async () => {
    const deleted = await remove({ batchId: databaseId }, { onFailure: setError });
    if (deleted) await navigate("/admin/batches");
  };
  const ask = () => {
    setError(undefined);
    setAsking(true);
  };
  return (
    <>
      <Button icon={<Trash2 />} aria-haspopup="dialog" onClick={ask}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete the batch"
        subject={name}
        message="Are you sure you want to delete this batch?"
        error={error}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

const mutation = graphql`
  mutation BatchHeaderSyncMutation($batchId: Int!) {
    result: syncBatch(batchId: $batchId) {
      __typename
      ... on ChangedBatchPayload {
        batch {
          ...BatchHeader_batch
          ...BatchDetailsBatchProgress_batch
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

/** The batch's name and actions. */
export function BatchHeader({ batch: key }: { batch: BatchHeader_batch$key }) {
  const batch = useFragment(
    graphql`
      fragment BatchHeader_batch on Batch {
        databaseId
        name
        missingEnrolments
        canDelete
        ...BatchHeaderDeleteBatch_batch
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
              title="Enrol learners who are missing from the batch's courses"
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
          {formatQuantity(missingEnrolments, enrolmentNoun)} missing: some users of the batch aren't enrolled
          in all its courses. Sync enrols them.
        </p>
      )}
    </>
  );
}
