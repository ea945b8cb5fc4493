import { Users } from "lucide-react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { userTypeLabels, userTypes } from "#gateway/domains/users/contract";
import type { UserTable_users$key } from "~/__generated__/UserTable_users.graphql";
import type { UserTableLoadUsersQuery } from "~/__generated__/UserTableLoadUsersQuery.graphql";
import { exportAddress } from "~/lists/exportAddress";
import { ListFilters } from "~/lists/ListFilters";
import { ListTable } from "~/lists/ListTable";
import type { ParsedAddress } from "~/lists/listParams";
import { loadRows } from "~/lists/loadRows";
import { EmptyState } from "~/ui/EmptyState";
import { ActivationDialog, useActivation } from "../ActivationDialog";
import { DeleteUserDialog, useDeleteUser } from "../DeleteUserDialog";
import { userNoun } from "../userMessages";
import { UserBulkActions } from "./UserBulkActions";
import { userColumns } from "./userColumns";
import { usersList, usersVariables } from "./usersList";

const typeOptions = userTypes.map((type) => ({ value: type, label: userTypeLabels[type] }));
const verifiedOptions = [
  { value: "yes", label: "Verified" },
  { value: "no", label: "Verification pending" },
];
const activeOptions = [
  { value: "yes", label: "Active" },
  { value: "no", label: "Inactive" },
];

/** Search and filters of the list. The controls show the latest choice, even before its rows arrive. */
export function UserFilters({ roles }: { roles: readonly string[] }) {
  return (
    <ListFilters
      list={usersList}
      search="Search users"
      className="grid-cols-2 xl:grid-cols-[minmax(0,1fr)_repeat(4,9rem)]"
      searchClassName="col-span-2 xl:col-span-1"
      filters={[
        { name: "type", label: "User Type", placeholder: "All types", options: typeOptions },
        {
          name: "role",
          label: "Role",
          placeholder: "All roles",
          options: roles.map((role) => ({ value: role, label: role })),
        },
        { name: "verified", label: "Verified", placeholder: "Verification", options: verifiedOptions },
        { name: "active", label: "Active", placeholder: "Status", options: activeOptions },
      ]}
    />
  );
}

const query = graphql`
  query UserTableLoadUsersQuery(
    $search: String
    $userType: UserType
    $role: String
    $verified: Boolean
    $active: Boolean
    $sort: UserSort
    $reversed: Boolean
    $first: Int
    $after: String
  ) {
    users(
      search: $search
      userType: $userType
      role: $role
      verified: $verified
      active: $active
      sort: $sort
      reversed: $reversed
      first: $first
      after: $after
    ) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        databaseId
        name
      }
    }
  }
`;

/** Loads all matching users, to select them. */
const loadUsers = (environment: IEnvironment, address: ParsedAddress<typeof usersList>) =>
  loadRows<UserTableLoadUsersQuery>(environment, {
    query,
    variables: (page) => ({ ...usersVariables(usersList.first(address)), ...page }),
    read: ({ users: { nodes, pageInfo } }) => ({
      rows: nodes.map(({ id, databaseId, name }) => ({ key: id, id: databaseId, name })),
      next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
    }),
  });

interface Props {
  users: UserTable_users$key;
  roles: readonly string[];
}

/** A page of users with their actions. */
export function UserTable({ users: key, roles }: Props) {
  const users = useFragment(
    graphql`
      fragment UserTable_users on QueryUsersConnection {
        __id
        totalCount
        pageInfo {
          ...listParams_pageInfo @relay(mask: false)
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
            Employees run the institute. Learners take courses. Add your first user to get started.
          </EmptyState>
        }
      />
      <ActivationDialog activation={activation} />
      <DeleteUserDialog deletion={deletion} />
    </>
  );
}
