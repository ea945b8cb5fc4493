import { Plus, UsersRound } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import {
  batchStatuses,
  batchStatusLabels,
  batchTypeLabels,
  batchTypes,
} from "#gateway/domains/batches/contract";
import type {
  BatchTable_batches$data,
  BatchTable_batches$key,
} from "~/__generated__/BatchTable_batches.graphql";
import { formatDate } from "~/formats/dates";
import { exportAddress } from "~/lists/exportAddress";
import { ListFilters } from "~/lists/ListFilters";
import { ListTable } from "~/lists/ListTable";
import { BatchStatusBadge } from "~/screens/admin/BatchStatusBadge";
import { ButtonLink } from "~/ui/ButtonLink";
import { EmptyState } from "~/ui/EmptyState";
import { ProgressBar } from "~/ui/ProgressBar";
import type { Column } from "~/ui/tableColumns";
import { MeetingLink } from "../MeetingLink";
import { formatTimings } from "../timings";
import { batchesList, batchesVariables } from "./batchesList";

const statuses = batchStatuses.map((value) => ({ value, label: batchStatusLabels[value] }));
const types = batchTypes.map((value) => ({ value, label: batchTypeLabels[value] }));

/** Search and filters of the list. The controls show the latest choice, even before its rows arrive. */
export function BatchFilters() {
  return (
    <ListFilters
      list={batchesList}
      search="Search batches"
      className="grid-cols-2 lg:grid-cols-[minmax(0,1fr)_repeat(2,10rem)]"
      searchClassName="col-span-2 lg:col-span-1"
      filters={[
        { name: "status", label: "Status", placeholder: "All statuses", options: statuses },
        { name: "type", label: "Batch type", placeholder: "All types", options: types },
      ]}
    />
  );
}

type Row = BatchTable_batches$data["nodes"][number];

export const batchNoun = { one: "batch", many: "batches" } as const;

const formatDates = ({ startDate, endDate }: Row) => `${formatDate(startDate)} to ${formatDate(endDate)}`;
const formatTimes = ({ startTime, endTime }: Row) => formatTimings(startTime, endTime);

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
        <span className="block">{formatTimes(row) || "–"}</span>
        <span className="block text-xs text-muted">{formatDates(row)}</span>
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

/** A page of batches. */
export function BatchTable({ batches: key }: { batches: BatchTable_batches$key }) {
  const batches = useFragment(
    graphql`
      fragment BatchTable_batches on QueryBatchesConnection {
        totalCount
        pageInfo {
          ...listParams_pageInfo @relay(mask: false)
        }
        nodes {
          id
          databaseId
          name
          description
          startDate
          endDate
          startTime
          endTime
          meetingLink
          status
          completionPercentage
        }
      }
    `,
    key,
  );
  return (
    <ListTable
      list={batchesList}
      caption="Batches"
      noun={batchNoun}
      columns={() => batchColumns}
      page={batches}
      exportHref={(address) => exportAddress("batches", batchesVariables(address))}
      toolbar={<BatchFilters />}
      advice="Try fewer words, or another status."
      empty={
        <EmptyState
          icon={<UsersRound />}
          title="No batches yet"
          action={
            <ButtonLink variant="primary" icon={<Plus />} to="/admin/batches/create">
              Create Batch
            </ButtonLink>
          }
        >
          A batch is a group of learners who take courses together on fixed days.
        </EmptyState>
      }
    />
  );
}
