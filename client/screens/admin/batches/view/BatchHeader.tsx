import { ArrowLeft } from "lucide-react";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useMatch } from "react-router-dom";
import type { BatchHeader_batch$key } from "~/__generated__/BatchHeader_batch.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { BatchStatusBadge } from "~/screens/admin/BatchStatusBadge";
import { ButtonLink } from "~/ui/ButtonLink";
import { ProgressBar } from "~/ui/ProgressBar";
import { useHeadingFocus } from "~/ui/useHeadingFocus";
import { BatchActions } from "./BatchActions";

const participants = { one: "participant", many: "participants" };

/** The batch's name: the screen's heading on its overview, a link to it elsewhere. */
function BatchName({ name, to }: { name: string; to: string | null }) {
  const look = "min-w-0 text-title font-semibold wrap-anywhere text-ink";
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
