import { Pencil, RotateCw, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import { batchMessages } from "#gateway/domains/batches/formContract";
import type { BatchActions_batch$key } from "~/__generated__/BatchActions_batch.graphql";
import type { BatchActionsDeleteBatch_batch$key } from "~/__generated__/BatchActionsDeleteBatch_batch.graphql";
import type { BatchActionsDeleteBatchMutation } from "~/__generated__/BatchActionsDeleteBatchMutation.graphql";
import type { BatchActionsSyncMutation } from "~/__generated__/BatchActionsSyncMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { useConfirm } from "~/ui/useConfirm";

const deleteBatchMutation = graphql`
  mutation BatchActionsDeleteBatchMutation($batchId: Int!) {
    result: deleteBatch(batchId: $batchId) {
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const deleteBatchTexts = { success: batchMessages.deleted, fallback: batchMessages.deleteFailed };

/** Deletes an empty batch after confirmation, then opens the list. */
function DeleteBatch({ batch: key }: { batch: BatchActionsDeleteBatch_batch$key }) {
  const { databaseId, name } = useFragment(
    graphql`
      fragment BatchActionsDeleteBatch_batch on Batch {
        databaseId
        name
      }
    `,
    key,
  );
  const [remove] = useMutation<BatchActionsDeleteBatchMutation>(deleteBatchMutation, deleteBatchTexts);
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm(async (batchId: number, options) => {
    const deleted = await remove({ batchId }, options);
    if (deleted) await navigate("/admin/batches");
    return deleted;
  });
  return (
    <>
      <Button icon={<Trash2 />} aria-haspopup="dialog" onClick={() => ask(databaseId)}>
        Delete
      </Button>
      <ConfirmDialog
        {...dialog}
        title="Delete the batch"
        subject={name}
        message="Are you sure you want to delete this batch?"
      />
    </>
  );
}

const mutation = graphql`
  mutation BatchActionsSyncMutation($batchId: Int!) {
    result: syncBatch(batchId: $batchId) {
      ... on ChangedBatchPayload @alias(as: "payload") {
        batch {
          ...BatchHeader_batch
          ...BatchScreenMissingEnrolments_batch
          ...BatchDetailsBatchProgress_batch
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = { success: batchMessages.synced, fallback: batchMessages.syncFailed };
/** What one does with a batch as a whole. */
export function BatchActions({ batch: key }: { batch: BatchActions_batch$key }) {
  const batch = useFragment(
    graphql`
      fragment BatchActions_batch on Batch {
        databaseId
        canDelete
        ...BatchActionsDeleteBatch_batch
      }
    `,
    key,
  );
  const { databaseId: batchId, canDelete } = batch;
  const [sync, syncing] = useMutation<BatchActionsSyncMutation>(mutation, texts);
  return (
    <>
      <Button
        title="Enrol learners who are missing from the batch's courses"
        icon={<RotateCw />}
        busy={syncing}
        onClick={() => sync({ batchId })}
      >
        Sync
      </Button>
      {canDelete && <DeleteBatch batch={batch} />}
      <ButtonLink variant="primary" icon={<Pencil />} to={`/admin/batches/${batchId}/edit`}>
        Edit
      </ButtonLink>
    </>
  );
}
