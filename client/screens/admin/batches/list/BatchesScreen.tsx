import { graphql } from "react-relay";
import { batchMessages } from "#gateway/domains/batches/formContract";
import type { BatchesScreenBatchProgressSubscription } from "~/__generated__/BatchesScreenBatchProgressSubscription.graphql";
import type { BatchesScreenQuery } from "~/__generated__/BatchesScreenQuery.graphql";
import type { BatchesScreenSubscription } from "~/__generated__/BatchesScreenSubscription.graphql";
import { ListCounts } from "~/lists/ListCounts";
import { ListScreen, ListScreenSkeleton, SyncButton } from "~/lists/ListScreen";
import { useListAddress, usePendingParams } from "~/lists/usePendingParams";
import { useLive } from "~/relay/useLive";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { useSync } from "~/relay/useSync";
import { aboutBatches, BatchFilters, BatchTable, batchColumns } from "./BatchTable";
import { batchesList, batchesVariables } from "./batchesList";

const kinds = [
  { label: "Total Batches", kind: "total", status: null },
  { label: "Completed", kind: "completed", status: "COMPLETED" },
  { label: "Ongoing", kind: "ongoing", status: "IN_PROGRESS" },
  { label: "Upcoming", kind: "upcoming", status: "SCHEDULED" },
] as const;

/** The number of batches, in total and by status. */
function BatchCounts({ figures }: { figures?: BatchesScreenQuery["response"]["batchFigures"] }) {
  const { status: shown } = usePendingParams(batchesList).requested;
  return (
    <ListCounts
      counts={kinds.map(({ label, kind, status }) => ({
        label,
        count: figures?.[kind],
        to: `/admin/batches${batchesList.format({ ...batchesList.all, status })}`,
        selected: shown === status,
      }))}
    />
  );
}

const batchProgressSubscription = graphql`
  subscription BatchesScreenBatchProgressSubscription {
    batchProgressChanged {
      id
      completionPercentage
    }
  }
`;

/** Updates the store when a topic of any batch is completed, without refetching the list. */
function useBatchProgress(): void {
  useLive<BatchesScreenBatchProgressSubscription>(batchProgressSubscription, { variables: {} });
}

const query = graphql`
  query BatchesScreenQuery(
    $search: String
    $status: BatchStatus
    $batchType: BatchType
    $sort: BatchSort
    $reversed: Boolean
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @preloadable {
    batchFigures {
      total
      completed
      ongoing
      upcoming
    }
    batches(
      search: $search
      status: $status
      batchType: $batchType
      sort: $sort
      reversed: $reversed
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      ...BatchTable_batches
    }
  }
`;

const subscription = graphql`
  subscription BatchesScreenSubscription {
    batchesChanged
  }
`;

const syncTexts = { success: batchMessages.allSynced, fallback: batchMessages.sync.fallback };

/** All batches, with counts by status. */
export function BatchesScreen() {
  useBatchProgress();
  useLiveScreen<BatchesScreenSubscription>(query, subscription);
  const { batchFigures, batches } = useRouteQuery<BatchesScreenQuery>(query);
  const { sync, syncing } = useSync<BatchesScreenQuery>({
    query,
    variables: batchesVariables(useListAddress(batchesList)),
    texts: syncTexts,
  });
  return (
    <ListScreen about={aboutBatches} actions={<SyncButton syncing={syncing} onSync={sync} />}>
      <BatchCounts figures={batchFigures} />
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
