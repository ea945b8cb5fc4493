import { graphql } from "react-relay";
import type { BatchUsersScreenQuery } from "~/__generated__/BatchUsersScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { BatchNotFound } from "../BatchNotFound";
import { BatchUsersHeader } from "./BatchUsersHeader";
import { BatchUserTable } from "./BatchUserTable";

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

/** Who is in a batch, and how each stands. */
export function BatchUsersScreen() {
  const { batch } = useRouteQuery<BatchUsersScreenQuery>(query);
  useScreenTitle(batch ? `Users, ${batch.name}` : null);
  if (!batch) return <BatchNotFound />;
  return (
    <>
      <BatchUsersHeader batchId={batch.databaseId} />
      <BatchUserTable users={batch.users} batchId={batch.databaseId} />
    </>
  );
}
