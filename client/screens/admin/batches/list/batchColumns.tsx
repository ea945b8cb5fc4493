import { Link } from "react-router-dom";
import type { BatchTable_batches$data } from "~/__generated__/BatchTable_batches.graphql";
import { formatDate } from "~/formats/dates";
import { BatchStatusBadge } from "~/screens/admin/BatchStatusBadge";
import { ButtonLink } from "~/ui/ButtonLink";
import { ProgressBar } from "~/ui/ProgressBar";
import type { Column } from "~/ui/tableColumns";
import { MeetingLink } from "../MeetingLink";
import { formatTimings } from "../timings";

type Row = BatchTable_batches$data["nodes"][number];

export const batchNoun = { one: "batch", many: "batches" } as const;

const datesOf = ({ startDate, endDate }: Row) => `${formatDate(startDate)} to ${formatDate(endDate)}`;
const timingsOf = ({ startTime, endTime }: Row) => formatTimings(startTime, endTime);

/** The columns of the list of batches. */
export const batchColumns: Column<Row>[] = [
  {
    key: "name",
    header: "Name",
    rowHeader: true,
    sortable: true,
    cell: ({ databaseId, name }) => (
      <Link
        to={`/admin/batches/${databaseId}`}
        className="touch inline-flex min-w-40 items-center rounded-sm wrap-anywhere hover:text-brand-ink hover:underline"
      >
        {name}
      </Link>
    ),
  },
  {
    key: "description",
    header: "Description",
    cell: ({ description }) => (
      <span className="line-clamp-2 min-w-32 max-w-72 wrap-anywhere" title={description}>
        {description}
      </span>
    ),
  },
  {
    key: "dates",
    header: "Timings",
    sortable: true,
    cell: (row) => (
      <div className="whitespace-nowrap tabular-nums">
        <span className="block">{timingsOf(row) || "–"}</span>
        <span className="block text-xs text-muted">{datesOf(row)}</span>
      </div>
    ),
  },
  {
    key: "link",
    header: "Meeting Link",
    cell: ({ meetingLink, name }) => (meetingLink ? <MeetingLink link={meetingLink} of={name} /> : "–"),
  },
  {
    key: "completion",
    header: "Completion",
    cell: ({ name, completionPercentage }) => (
      <ProgressBar label={`Completion of ${name}`} value={completionPercentage} className="min-w-20" />
    ),
  },
  {
    key: "status",
    header: "Status",
    sortable: true,
    cell: ({ status }) => <BatchStatusBadge status={status} />,
  },
  {
    key: "actions",
    header: "Actions",
    hideHeader: true,
    cell: ({ databaseId, name }) => (
      <ButtonLink size="sm" to={`/admin/batches/${databaseId}`} aria-label={`View ${name}`}>
        View
      </ButtonLink>
    ),
  },
];
