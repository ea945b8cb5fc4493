import { UserPlus, UsersRound } from "lucide-react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { BatchUserTable_users$key } from "~/__generated__/BatchUserTable_users.graphql";
import { exportAddress } from "~/lists/exportAddress";
import { ListTable } from "~/lists/ListTable";
import { ButtonLink } from "~/ui/ButtonLink";
import { EmptyState } from "~/ui/EmptyState";
import { BatchUserBulkActions } from "./BatchUserBulkActions";
import { BatchUserFilters } from "./BatchUserFilters";
import { batchUserColumns, batchUserNoun } from "./batchUserColumns";
import { batchUsersList, batchUsersVariables } from "./batchUsersList";
import { loadBatchUsers } from "./loadBatchUsers";

interface Props {
  users: BatchUserTable_users$key;
  batchId: number;
}

/** One page of a batch's users. */
export function BatchUserTable({ users: key, batchId }: Props) {
  const users = useFragment(
    graphql`
      fragment BatchUserTable_users on BatchUsersConnection {
        __id
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        nodes {
          id
          status
          user {
            id
            databaseId
            name
            email
          }
          ...UserStatusSelect_batchUser
          ...RemoveUser_batchUser
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  return (
    <ListTable
      list={batchUsersList}
      caption="Users of the batch"
      noun={batchUserNoun}
      columns={() => batchUserColumns({ batchId, listId: users.__id })}
      page={users}
      exportHref={(address) => exportAddress("batch-users", batchUsersVariables(batchId, address))}
      bulk={{
        toSelected: ({ id, user }) => ({ key: id, id: user.databaseId, name: user.name }),
        loadAll: (address) => loadBatchUsers(environment, batchId, address),
        actions: (selection) => <BatchUserBulkActions {...{ batchId, selection }} />,
      }}
      toolbar={<BatchUserFilters />}
      advice="Try fewer words, or another status."
      empty={
        <EmptyState
          icon={<UsersRound />}
          title="No users in this batch yet"
          action={
            <ButtonLink variant="primary" icon={<UserPlus />} to={`/admin/batches/${batchId}/users/assign`}>
              Assign Users
            </ButtonLink>
          }
        >
          Users of a batch are enrolled in its courses, see its schedule and its meeting link.
        </EmptyState>
      }
    />
  );
}
