import { graphql } from "react-relay";
import { useParams } from "react-router-dom";
import type { BatchUsersScreenQuery } from "~/__generated__/BatchUsersScreenQuery.graphql";
import { ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { aboutBatchUsers, BatchUserFilters, BatchUserTable } from "./BatchUserTable";
import { batchUserColumns } from "./batchUserColumns";

function BatchUsers({ batch }: Found<BatchUsersScreenQuery, "batch">) {
  const { databaseId: batchId, name, users } = batch;
  return (
    <ListScreen about={aboutBatchUsers(batchId)} screenTitle={`Users, ${name}`}>
      <BatchUserTable users={users} batchId={batchId} />
    </ListScreen>
  );
}

const query = graphql`
  query BatchUsersScreenQuery(
    $batchId: Int!
    $search: String
    $status: BatchUserStatus
    $sort: BatchUserSort
    $reversed: Boolean
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @preloadable {
    batch(databaseId: $batchId) {
      id
      databaseId
      name
      users(
        search: $search
        status: $status
        sort: $sort
        reversed: $reversed
        first: $first
        after: $after
        last: $last
        before: $before
      ) {
        ...BatchUserTable_users
      }
    }
  }
`;

/** A batch's users with their status. */
export const BatchUsersScreen = foundScreen<BatchUsersScreenQuery, "batch">(query, "batch", BatchUsers);

const columns = batchUserColumns({ batchId: 0, listId: "" });

/** Placeholder for the list of a batch's users while it loads. */
export function BatchUsersSkeleton() {
  const { id = "" } = useParams();
  return <ListScreenSkeleton about={aboutBatchUsers(id)} columns={columns} toolbar={<BatchUserFilters />} />;
}
