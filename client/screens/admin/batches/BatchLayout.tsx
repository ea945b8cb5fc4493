import { Pencil, RotateCw, Trash2 } from "lucide-react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { useMatch, useNavigate, useParams } from "react-router-dom";
import type { BatchLayoutHeader_batch$key } from "~/__generated__/BatchLayoutHeader_batch.graphql";
import type { BatchLayoutQuery } from "~/__generated__/BatchLayoutQuery.graphql";
import { deleteBatch, syncBatch } from "~/commands/batchCommands";
import { parseId } from "~/formats/addresses";
import { formatDateRange } from "~/formats/ranges";
import { QuantityLink } from "~/lists/FigureLink";
import { figureAddresses } from "~/lists/figures";
import { removeRowEverywhere } from "~/lists/removeRow";
import type { FragmentData } from "~/relay/fragmentData";
import { useMutation } from "~/relay/useMutation";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { DetailFrame, DetailHead } from "~/screens/admin/DetailFrame";
import { BatchStatusBadge } from "~/screens/admin/stateBadges";
import { BackLink } from "~/ui/BackLink";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { ProgressBar } from "~/ui/ProgressBar";
import { useConfirm } from "~/ui/useConfirm";
import { useLiveTopics } from "./useLiveTopics";

type Batch = Pick<FragmentData<BatchLayoutHeader_batch$key>, "id" | "databaseId" | "name" | "canDelete">;

/** Deletes an empty batch after confirmation, then opens the list. */
function DeleteBatch({ id: nodeId, databaseId, name }: Pick<Batch, "id" | "databaseId" | "name">) {
  const environment = useRelayEnvironment();
  const [remove] = useMutation(deleteBatch);
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm(async (batchId: number, options) => {
    const updater = removeRowEverywhere(environment, { rootField: "batches", nodeId });
    const deleted = await remove({ batchId }, { ...options, updater });
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

/** The actions for a batch as a whole. */
function BatchActions({ id, databaseId: batchId, name, canDelete }: Batch) {
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
      {canDelete && <DeleteBatch id={id} databaseId={batchId} name={name} />}
      <ButtonLink variant="primary" icon={<Pencil />} to={`/admin/batches/${batchId}/edit`}>
        Edit
      </ButtonLink>
    </>
  );
}

const participants = { one: "participant", many: "participants" };

/** The head of all screens of a batch: its name, status, dates and progress; its actions on the overview. */
function BatchHeader({ batch: key }: { batch: BatchLayoutHeader_batch$key }) {
  const batch = useFragment(
    graphql`
      fragment BatchLayoutHeader_batch on Batch {
        id
        databaseId
        name
        status
        startDate
        endDate
        noOfParticipants
        completionPercentage
        canDelete
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
      status={<BatchStatusBadge state={status} />}
      facts={
        <>
          <span>{formatDateRange(startDate, endDate)}</span>
          <QuantityLink
            count={noOfParticipants}
            to={figureAddresses.usersOfBatch(databaseId)}
            noun={participants}
            whose={`of ${name}`}
          />
          <ProgressBar label={`Progress of ${name}`} value={completionPercentage} className="w-36" />
        </>
      }
      actions={
        <div data-noprint className="flex flex-wrap items-center gap-2">
          {isOverview && <BatchActions {...batch} />}
          <BackLink to="/admin/batches" />
        </div>
      }
    />
  );
}

const query = graphql`
  query BatchLayoutQuery($batchId: Int!) @preloadable {
    batch(databaseId: $batchId) { id ...BatchLayoutHeader_batch }
  }
`;

const screens = {
  users: "Users",
  courses: "Courses",
  trainers: "Trainers",
  grades: "Grades",
  activities: "Activities",
  history: "History",
};

/** The frame of all screens of a batch: its head and tabs, up to date while topics are completed. */
export function BatchLayout() {
  const { id } = useParams();
  useLiveTopics(parseId(id));
  return (
    <DetailFrame
      head={<BatchHead />}
      label="Parts of the batch"
      base={`/admin/batches/${id}`}
      screens={screens}
    />
  );
}

function BatchHead() {
  const { batch } = useRouteQuery<BatchLayoutQuery>(query);
  return batch && <BatchHeader batch={batch} />;
}
