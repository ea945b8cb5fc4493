import { UserPlus } from "lucide-react";
import { graphql } from "react-relay";
import { useParams } from "react-router-dom";
import type { BatchUsersScreenQuery } from "~/__generated__/BatchUsersScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { TableSkeleton } from "~/screens/admin/TableSkeleton";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { BatchUserFilters, BatchUserTable } from "./BatchUserTable";
import { batchUserColumns, batchUserNoun } from "./batchUserColumns";

/** The head of the list, with the button to add users. */
function BatchUsersHeader({ batchId }: { batchId: number | string }) {
  return (
    <PageHeader
      title="Users"
      actions={
        <ButtonLink variant="primary" icon={<UserPlus />} to={`/admin/batches/${batchId}/users/assign`}>
          Assign Users
        </ButtonLink>
      }
    />
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
export function BatchUsersScreen() {
  const { batch } = useRouteQuery<BatchUsersScreenQuery>(query);
  useScreenTitle(batch ? `Users, ${batch.name}` : null);
  if (!batch) return <NotFound kind="batch" />;
  return (
    <>
      <BatchUsersHeader batchId={batch.databaseId} />
      <BatchUserTable users={batch.users} batchId={batch.databaseId} />
    </>
  );
}

const columns = batchUserColumns({ batchId: 0, listId: "" });

/** Placeholder for the list of a batch's users while it loads. */
export function BatchUsersSkeleton() {
  const { id = "" } = useParams();
  return (
    <TableSkeleton
      label="Loading the batch's users"
      caption="Users of the batch"
      noun={batchUserNoun}
      columns={columns}
      csvName="batch-users.csv"
      toolbar={<BatchUserFilters />}
    >
      <BatchUsersHeader batchId={id} />
    </TableSkeleton>
  );
}
