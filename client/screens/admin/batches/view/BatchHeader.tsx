import { ArrowLeft, Pencil, RotateCw, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useMatch, useNavigate } from "react-router-dom";
import type { BatchHeader_batch$key } from "~/__generated__/BatchHeader_batch.graphql";
import type { BatchHeaderActions_batch$key } from "~/__generated__/BatchHeaderActions_batch.graphql";
import type { BatchHeaderDeleteBatch_batch$key } from "~/__generated__/BatchHeaderDeleteBatch_batch.graphql";
import { deleteBatch, syncBatch } from "~/commands/batchCommands";
import { formatQuantity } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { useMutation } from "~/relay/useMutation";
import { BatchStatusBadge } from "~/screens/admin/BatchStatusBadge";
import { DetailHead } from "~/screens/admin/DetailFrame";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { ProgressBar } from "~/ui/ProgressBar";
import { useConfirm } from "~/ui/useConfirm";

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
function BatchActions({ batch: key }: { batch: BatchHeaderActions_batch$key }) {
  const batch = useFragment(
    graphql`
      fragment BatchHeaderActions_batch on Batch {
        databaseId
        canDelete
        ...BatchHeaderDeleteBatch_batch
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

const participants = { one: "participant", many: "participants" };

/** The head of all screens of a batch: its name, status, dates and progress; its actions on the overview. */
export function BatchHeader({ batch: key }: { batch: BatchHeader_batch$key }) {
  const batch = useFragment(
    graphql`
      fragment BatchHeader_batch on Batch {
        databaseId
        name
        status
        startDate
        endDate
        noOfParticipants
        completionPercentage
        ...BatchHeaderActions_batch
      }
    `,
    key,
  );
  const isOverview = useMatch("/admin/batches/:id") !== null;
  const { databaseId, name, status, startDate, endDate, noOfParticipants, completionPercentage } = batch;
  return (
    <DetailHead
      name={name}
      to={isOverview ? undefined : `/admin/batches/${databaseId}`}
      status={<BatchStatusBadge status={status} />}
      facts={
        <>
          <span>{`${formatDate(startDate)} to ${formatDate(endDate)}`}</span>
          <span>{formatQuantity(noOfParticipants, participants)}</span>
          <ProgressBar label={`Progress of ${name}`} value={completionPercentage} className="w-36" />
        </>
      }
      actions={
        <div data-noprint className="flex flex-wrap items-center gap-2">
          {isOverview && <BatchActions batch={batch} />}
          <ButtonLink icon={<ArrowLeft />} to="/admin/batches">
            Back
          </ButtonLink>
        </div>
      }
    />
  );
}
