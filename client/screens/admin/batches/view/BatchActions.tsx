import { Pencil, RotateCw, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { BatchActions_batch$key } from "~/__generated__/BatchActions_batch.graphql";
import type { BatchActionsDeleteBatch_batch$key } from "~/__generated__/BatchActionsDeleteBatch_batch.graphql";
import { deleteBatch, syncBatch } from "~/commands/batchCommands";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { useConfirm } from "~/ui/useConfirm";

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
  const [remove] = useMutation(deleteBatch);
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
  const [sync, syncing] = useMutation(syncBatch);
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
