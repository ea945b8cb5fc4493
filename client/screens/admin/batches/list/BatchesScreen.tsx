import { graphql } from "react-relay";
import type { BatchesScreenQuery } from "../../../../__generated__/BatchesScreenQuery.graphql";
import type { BatchesScreenSubscription } from "../../../../__generated__/BatchesScreenSubscription.graphql";
import { useScreenTitle } from "../../../../layout/useScreenTitle";
import { useLiveScreen } from "../../../../relay/useLiveScreen";
import { useRouteQuery } from "../../../../relay/useRouteQuery";
import { BatchesHeader } from "./BatchesHeader";
import { BatchTable } from "./BatchTable";
import { BatchTiles } from "./BatchTiles";
import { useBatchesSync } from "./useBatchesSync";
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

/** All batches, how many of them are in which state, and the way to each. */
export function BatchesScreen() {
  useScreenTitle("Batches");
  useBatchProgress();
  useLiveScreen<BatchesScreenSubscription>(query, subscription);
  const data = useRouteQuery<BatchesScreenQuery>(query);
  const { sync, syncing } = useBatchesSync();
  return (
    <>
      <BatchesHeader syncing={syncing} onSync={sync} />
      <BatchTiles figures={data.batchFigures} />
      <BatchTable batches={data.batches} />
    </>
  );
}
