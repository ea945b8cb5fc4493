import { ArrowLeft } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useMatch } from "react-router-dom";
import type { BatchHeader_batch$key } from "~/__generated__/BatchHeader_batch.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { BatchStatusBadge } from "~/screens/admin/BatchStatusBadge";
import { DetailHead } from "~/screens/admin/DetailFrame";
import { ButtonLink } from "~/ui/ButtonLink";
import { ProgressBar } from "~/ui/ProgressBar";
import { BatchActions } from "./BatchActions";

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
        ...BatchActions_batch
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
