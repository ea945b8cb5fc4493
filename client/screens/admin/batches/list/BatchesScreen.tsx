import { UsersRound } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { batchTypeLabels } from "#gateway/domains/batches/contract";
import { batchMessages } from "#gateway/domains/batches/formContract";
import { getOptions } from "#gateway/domains/labelsContract";
import type { BatchesScreen_batches$key } from "~/__generated__/BatchesScreen_batches.graphql";
import type { BatchesScreenBatchProgressSubscription } from "~/__generated__/BatchesScreenBatchProgressSubscription.graphql";
import type { BatchesScreenQuery } from "~/__generated__/BatchesScreenQuery.graphql";
import { batchNoun } from "~/formats/nouns";
import { formatDateRange, formatTimings } from "~/formats/ranges";
import { MeetingLink } from "~/layout/MeetingLink";
import { ListFilters } from "~/lists/ListFilters";
import { type ListAbout, ListScreen, ListScreenSkeleton, SyncButton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { FilterCounts } from "~/lists/StateCounts";
import { useListAddress } from "~/lists/usePendingParams";
import type { ListRow } from "~/relay/fragmentData";
import { useLive } from "~/relay/useLive";
import { useLiveQuery } from "~/relay/useLiveScreen";
import { useSync } from "~/relay/useSync";
import { batchesChanged } from "~/screens/admin/changes";
import { BatchStatusBadge } from "~/screens/admin/stateBadges";
import { ButtonLink } from "~/ui/ButtonLink";
import { actionsColumn, nameColumn, progressColumn } from "~/ui/columns";
import { OneLine } from "~/ui/OneLine";
import type { Column } from "~/ui/tableColumns";
import { batchesList, batchesVariables } from "../batchLists";

const meetingOptions = [{ value: "yes", label: "Classes today" }];
const types = getOptions(batchTypeLabels);

/** Search and filters of the list. The controls show the latest choice, even before its rows arrive. */
function BatchFilters() {
  return (
    <ListFilters
      list={batchesList}
      search="Search batches"
      className="grid-cols-2 lg:grid-cols-[minmax(0,1fr)_repeat(2,10rem)]"
      searchClassName="col-span-2 lg:col-span-1"
      filters={[
        { name: "type", label: "Batch type", placeholder: "All types", options: types },
        { name: "today", label: "Classes", placeholder: "Any day", options: meetingOptions },
      ]}
    />
  );
}

type Row = ListRow<BatchesScreen_batches$key>;

/** The list of batches. */
const aboutBatches: ListAbout = {
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
    cell: ({ startDate, endDate, startTime, endTime }) => (
      <div className="whitespace-nowrap tabular-nums sm:flex sm:items-baseline sm:gap-2">
        <span className="max-sm:block">{formatTimings(startTime, endTime) || "–"}</span>
        <span className="text-xs text-muted max-sm:block">{formatDateRange(startDate, endDate)}</span>
      </div>
    ),
  },
  {
    key: "link",
    header: "Meeting link",
    cell: ({ meetingLink, name }) => (meetingLink ? <MeetingLink link={meetingLink} owner={name} /> : "–"),
  },
  progressColumn("Completion", {
    name: ({ name }) => name,
    percentage: ({ completionPercentage }) => completionPercentage,
  }),
  {
    key: "status",
    header: "Status",
    sortable: true,
    cell: ({ status }) => <BatchStatusBadge state={status} />,
  },
  actionsColumn(({ databaseId, name }) => (
    <ButtonLink size="sm" to={`/admin/batches/${databaseId}`} aria-label={`View ${name}`}>
      View
    </ButtonLink>
  )),
];

/** A page of batches. */
function BatchTable({ batches: key }: { batches: BatchesScreen_batches$key }) {
  const batches = useFragment(
    graphql`
      fragment BatchesScreen_batches on QueryBatchesConnection {
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

const kinds = [
  { label: "Total Batches", kind: "total", value: null },
  { label: "Completed", kind: "completed", value: "COMPLETED" },
  { label: "Ongoing", kind: "ongoing", value: "IN_PROGRESS" },
  { label: "Upcoming", kind: "upcoming", value: "SCHEDULED" },
  { label: "Postponed", kind: "postponed", value: "POSTPONED" },
  { label: "On hold", kind: "onHold", value: "HOLD" },
  { label: "Cancelled", kind: "cancelled", value: "CANCELLED" },
] as const;

/** The number of batches, in total and by status. */
function BatchCounts({ counts }: { counts?: BatchesScreenQuery["response"]["batchCounts"] }) {
  return (
    <FilterCounts
      list={batchesList}
      path="/admin/batches"
      filter="status"
      tabs={kinds.map(({ kind, ...tab }) => ({ ...tab, count: counts?.[kind] }))}
    />
  );
}

/** Updates the store when a topic of any batch is completed, without refetching the list. */
const progressSubscription = graphql`
  subscription BatchesScreenBatchProgressSubscription {
    batchProgressChanged { id completionPercentage }
  }
`;

const query = graphql`
  query BatchesScreenQuery(
    $search: String, $status: BatchStatus, $batchType: BatchType, $today: Boolean
    $sort: BatchSort, $reversed: Boolean
    $first: Int, $after: String, $last: Int, $before: String
  ) @preloadable {
    batchCounts { total completed ongoing upcoming postponed onHold cancelled }
    batches(
      search: $search, status: $status, batchType: $batchType, today: $today
      sort: $sort, reversed: $reversed
      first: $first, after: $after, last: $last, before: $before
    ) { ...BatchesScreen_batches }
  }
`;

/** All batches, with counts by status. */
export function BatchesScreen() {
  useLive<BatchesScreenBatchProgressSubscription>(progressSubscription, { variables: {} });
  const { batchCounts, batches } = useLiveQuery<BatchesScreenQuery>(query, batchesChanged);
  const { sync, syncing } = useSync<BatchesScreenQuery>({
    query,
    variables: batchesVariables(useListAddress(batchesList)),
    texts: { success: batchMessages.allSynced, fallback: batchMessages.sync.fallback },
  });
  return (
    <ListScreen about={aboutBatches} actions={<SyncButton syncing={syncing} onSync={sync} />}>
      <BatchCounts counts={batchCounts} />
      <BatchTable batches={batches} />
    </ListScreen>
  );
}

/** Placeholder for the list while it loads; the search works already. */
export function BatchesSkeleton() {
  return (
    <ListScreenSkeleton
      about={aboutBatches}
      actions={<SyncButton />}
      columns={batchColumns}
      toolbar={<BatchFilters />}
    >
      <BatchCounts />
    </ListScreenSkeleton>
  );
}
