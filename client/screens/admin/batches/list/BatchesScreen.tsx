import { CalendarClock, CircleCheck, CirclePlay, Plus, RotateCw, UsersRound } from "lucide-react";
import { graphql } from "react-relay";
import { batchMessages } from "#gateway/domains/batches/formContract";
import type { BatchesScreenBatchProgressSubscription } from "~/__generated__/BatchesScreenBatchProgressSubscription.graphql";
import type { BatchesScreenQuery } from "~/__generated__/BatchesScreenQuery.graphql";
import type { BatchesScreenSubscription } from "~/__generated__/BatchesScreenSubscription.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useListAddress } from "~/lists/usePendingParams";
import { useLive } from "~/relay/useLive";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { useSync } from "~/relay/useSync";
import { TableSkeleton } from "~/screens/admin/TableSkeleton";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton } from "~/ui/Skeleton";
import { Tile } from "~/ui/Tile";
import { BatchFilters, BatchTable, batchColumns, batchNoun } from "./BatchTable";
import { batchesList, batchesVariables } from "./batchesList";

interface Props {
  /** Null while they load. */
  figures: { total: number; completed: number; ongoing: number; upcoming: number } | null;
}

const to = (status: (typeof batchesList.all)["status"]) =>
  `/admin/batches${batchesList.format({ ...batchesList.all, status })}`;

/** The number of batches, in total and by status; each tile links to its list. */
function BatchTiles({ figures }: Props) {
  const figure = (count: number | undefined) => count ?? <Skeleton className="my-1 h-6 w-10" />;
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Tile label="Total Batches" value={figure(figures?.total)} icon={<UsersRound />} to={to(null)} />
      <Tile
        label="Completed"
        value={figure(figures?.completed)}
        icon={<CircleCheck />}
        tone="success"
        to={to("COMPLETED")}
      />
      <Tile
        label="Ongoing"
        value={figure(figures?.ongoing)}
        icon={<CirclePlay />}
        tone="warning"
        to={to("IN_PROGRESS")}
      />
      <Tile
        label="Upcoming"
        value={figure(figures?.upcoming)}
        icon={<CalendarClock />}
        tone="brand"
        to={to("SCHEDULED")}
      />
    </div>
  );
}

interface BatchesHeaderProps {
  syncing?: boolean;
  onSync?: () => void;
}

/** The head of the list, with the button for a new batch. */
function BatchesHeader({ syncing = false, onSync }: BatchesHeaderProps) {
  return (
    <PageHeader
      title="Batches"
      actions={
        <>
          <Button
            title="Reload the list"
            icon={<RotateCw />}
            busy={syncing}
            disabled={!onSync}
            onClick={onSync}
          >
            Sync
          </Button>
          <ButtonLink variant="primary" icon={<Plus />} to="/admin/batches/create">
            Create Batch
          </ButtonLink>
        </>
      }
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

const syncTexts = { success: batchMessages.allSynced, fallback: batchMessages.syncFailed };

/** All batches, with counts by status. */
export function BatchesScreen() {
  useScreenTitle("Batches");
  useBatchProgress();
  useLiveScreen<BatchesScreenSubscription>(query, subscription);
  const data = useRouteQuery<BatchesScreenQuery>(query);
  const { sync, syncing } = useSync<BatchesScreenQuery>({
    query,
    variables: batchesVariables(useListAddress(batchesList)),
    texts: syncTexts,
  });
  return (
    <>
      <BatchesHeader syncing={syncing} onSync={sync} />
      <BatchTiles figures={data.batchFigures} />
      <BatchTable batches={data.batches} />
    </>
  );
}

/** Placeholder for the list while it loads; the search works already. */
export function BatchesSkeleton() {
  return (
    <TableSkeleton
      label="Loading batches"
      caption="Batches"
      noun={batchNoun}
      columns={batchColumns}
      csvName="batches.csv"
      toolbar={<BatchFilters />}
    >
      <BatchesHeader />
      <BatchTiles figures={null} />
    </TableSkeleton>
  );
}
