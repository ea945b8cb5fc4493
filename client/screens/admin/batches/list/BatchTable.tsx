import { UsersRound } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { batchStatusLabels, batchTypeLabels } from "#gateway/domains/batches/contract";
import { getOptions } from "#gateway/domains/labelsContract";
import type {
  BatchTable_batches$data,
  BatchTable_batches$key,
} from "~/__generated__/BatchTable_batches.graphql";
import { formatDate } from "~/formats/dates";
import { batchNoun } from "~/formats/nouns";
import { ListFilters } from "~/lists/ListFilters";
import type { ListAbout } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { BatchStatusBadge } from "~/screens/admin/BatchStatusBadge";
import { MeetingLink } from "~/screens/admin/MeetingLink";
import { ButtonLink } from "~/ui/ButtonLink";
import { actionsColumn, nameColumn, progressColumn } from "~/ui/columns";
import { OneLine } from "~/ui/OneLine";
import type { Column } from "~/ui/tableColumns";
import { batchesList, batchesVariables } from "../batchLists";
import { formatTimings } from "../timings";

const statuses = getOptions(batchStatusLabels);
const types = getOptions(batchTypeLabels);

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

/** The list of batches. */
export const aboutBatches: ListAbout = {
  title: "Batches",
  caption: "Batches",
  noun: batchNoun,
  exports: "batches",
  create: { label: "Create batch", to: "/admin/batches/create" },
  empty: {
    icon: <UsersRound />,
    title: "No batches yet",
    text: "A batch is a group of learners who take courses together on fixed days.",
  },
};

const formatDates = ({ startDate, endDate }: Row) => `${formatDate(startDate)} to ${formatDate(endDate)}`;
const formatTimes = ({ startTime, endTime }: Row) => formatTimings(startTime, endTime);

/** The columns of the list of batches. */
export const batchColumns: Column<Row>[] = [
  nameColumn(
    "Name",
    { to: ({ databaseId }) => `/admin/batches/${databaseId}`, name: ({ name }) => name },
    { sortable: true, fills: true },
  ),
  {
    key: "description",
    header: "Description",
    cell: ({ description }) => <OneLine text={description} className="sm:max-w-20 2xl:max-w-72" />,
  },
  {
    key: "dates",
    header: "Timings",
    sortable: true,
    cell: (row) => (
      <div className="whitespace-nowrap tabular-nums sm:flex sm:items-baseline sm:gap-2">
        <span className="max-sm:block">{formatTimes(row) || "–"}</span>
        <span className="text-xs text-muted max-sm:block">{formatDates(row)}</span>
      </div>
    ),
  },
  {
    key: "link",
    header: "Meeting link",
    cell: ({ meetingLink, name }) => (meetingLink ? <MeetingLink link={meetingLink} of={name} /> : "–"),
  },
  progressColumn("Completion", {
    name: ({ name }) => name,
    percentage: ({ completionPercentage }) => completionPercentage,
  }),
  {
    key: "status",
    header: "Status",
    sortable: true,
    cell: ({ status }) => <BatchStatusBadge status={status} />,
  },
  actionsColumn(({ databaseId, name }) => (
    <ButtonLink size="sm" to={`/admin/batches/${databaseId}`} aria-label={`View ${name}`}>
      View
    </ButtonLink>
  )),
];

/** A page of batches. */
export function BatchTable({ batches: key }: { batches: BatchTable_batches$key }) {
  const batches = useFragment(
    graphql`
      fragment BatchTable_batches on QueryBatchesConnection {
        ...useListPage_page
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
      about={aboutBatches}
      columns={() => batchColumns}
      page={batches}
      variables={batchesVariables}
      toolbar={<BatchFilters />}
      advice="Try fewer words, or another status."
    />
  );
}
