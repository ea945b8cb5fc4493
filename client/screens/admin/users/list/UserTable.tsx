import { Users } from "lucide-react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { UserTable_users$key } from "~/__generated__/UserTable_users.graphql";
import { exportAddress } from "~/lists/exportAddress";
import { ListTable } from "~/lists/ListTable";
import { EmptyState } from "~/ui/EmptyState";
import { ActivationDialog } from "../ActivationDialog";
import { DeleteUserDialog } from "../DeleteUserDialog";
import { useActivation } from "../useActivation";
import { useDeleteUser } from "../useDeleteUser";
import { userNoun } from "../userMessages";
import { loadUsers } from "./loadUsers";
import { UserBulkActions } from "./UserBulkActions";
import { UserFilters } from "./UserFilters";
import { userColumns } from "./userColumns";
import { usersList, usersVariables } from "./usersList";

interface Props {
  users: UserTable_users$key;
  roles: readonly string[];
}

/** One page of the users, with what can be done to each. */
export function UserTable({ users: key, roles }: Props) {
  const users = useFragment(
    graphql`
      fragment UserTable_users on QueryUsersConnection {
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
          databaseId
          name
          username
          email
          userType
          roleNames
          emailVerified
          active
          lastSeenAt
          updatedAt
          canEdit
          canClose
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const activation = useActivation();
  const deletion = useDeleteUser({ listId: users.__id });
  return (
    <>
      <ListTable
        list={usersList}
        caption="Users"
        noun={userNoun}
        columns={() => userColumns({ askToDelete: deletion.ask, activation })}
        page={users}
        exportHref={(address) => exportAddress("users", usersVariables(address))}
        bulk={{
          toSelected: ({ id, databaseId, name }) => ({ key: id, id: databaseId, name }),
          loadAll: (address) => loadUsers(environment, address),
          actions: (selection) => <UserBulkActions selection={selection} />,
        }}
        toolbar={<UserFilters roles={roles} />}
        advice="Try fewer words, or another type, role or state."
        empty={
          <EmptyState icon={<Users />} title="No users yet">
            Employees run the institute, users learn and pay.
          </EmptyState>
        }
      />
      <ActivationDialog activation={activation} />
      <DeleteUserDialog deletion={deletion} />
    </>
  );
}
