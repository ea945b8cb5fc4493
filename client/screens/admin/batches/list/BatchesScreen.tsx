import { graphql } from "react-relay";
import { batchMessages } from "#gateway/domains/batches/formContract";
import type { BatchesScreenQuery } from "~/__generated__/BatchesScreenQuery.graphql";
import type { BatchesScreenSubscription } from "~/__generated__/BatchesScreenSubscription.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useListAddress } from "~/lists/usePendingParams";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { useSync } from "~/relay/useSync";
import { BatchesHeader } from "./BatchesHeader";
import { BatchTable } from "./BatchTable";
import { BatchTiles } from "./BatchTiles";
import { batchesList, batchesVariables } from "./batchesList";
import { useBatchProgress } from "./useBatchProgress";

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

/** All batches, how many of them are in which state, and the way to each. */
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
