import { ArrowLeft, Pencil, RotateCw, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useMatch, useNavigate } from "react-router-dom";
import { batchMessages } from "#gateway/domains/batches/formContract";
import type { BatchHeader_batch$key } from "~/__generated__/BatchHeader_batch.graphql";
import type { BatchHeaderBatchActions_batch$key } from "~/__generated__/BatchHeaderBatchActions_batch.graphql";
import type { BatchHeaderDeleteBatch_batch$key } from "~/__generated__/BatchHeaderDeleteBatch_batch.graphql";
import type { BatchHeaderDeleteBatchMutation } from "~/__generated__/BatchHeaderDeleteBatchMutation.graphql";
import type { BatchHeaderSyncMutation } from "~/__generated__/BatchHeaderSyncMutation.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { useMutation } from "~/relay/useMutation";
import { BatchStatusBadge } from "~/screens/admin/BatchStatusBadge";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { ProgressBar } from "~/ui/ProgressBar";
import { useHeadingFocus } from "~/ui/useHeadingFocus";

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
          ...BatchScreenMissingEnrolments_batch
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
const participants = { one: "participant", many: "participants" };

/** The batch's name: the screen's heading on its overview, a link to it elsewhere. */
function BatchName({ name, to }: { name: string; to: string | null }) {
  const look = "min-w-0 text-xl font-semibold wrap-anywhere text-ink";
  if (to !== null)
    return (
      <Link to={to} className={`${look} touch inline-flex items-center rounded-sm hover:underline`}>
        {name}
      </Link>
    );
  return <BatchHeading name={name} look={look} />;
}

function BatchHeading({ name, look }: { name: string; look: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  return (
    <h1 ref={heading} tabIndex={-1} className={look}>
      {name}
    </h1>
  );
}

/** What one does with a batch as a whole. */
function BatchActions({ batch: key }: { batch: BatchHeaderBatchActions_batch$key }) {
  const batch = useFragment(
    graphql`
      fragment BatchHeaderBatchActions_batch on Batch {
        databaseId
        canDelete
        ...BatchHeaderDeleteBatch_batch
      }
    `,
    key,
  );
  const { databaseId: batchId, canDelete } = batch;
  const [sync, syncing] = useMutation<BatchHeaderSyncMutation>(mutation, texts);
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
        ...BatchHeaderBatchActions_batch
      }
    `,
    key,
  );
  const isOverview = useMatch("/admin/batches/:id") !== null;
  const { databaseId, name, status, startDate, endDate, noOfParticipants, completionPercentage } = batch;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <BatchName name={name} to={isOverview ? null : `/admin/batches/${databaseId}`} />
          <BatchStatusBadge status={status} />
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
          <span>{`${formatDate(startDate)} to ${formatDate(endDate)}`}</span>
          <span>{formatQuantity(noOfParticipants, participants)}</span>
          <ProgressBar label={`Progress of ${name}`} value={completionPercentage} className="w-36" />
        </div>
      </div>
      <div data-noprint className="flex flex-wrap items-center gap-2">
        {isOverview && <BatchActions batch={batch} />}
        <ButtonLink icon={<ArrowLeft />} to="/admin/batches">
          Back
        </ButtonLink>
      </div>
    </header>
  );
}
