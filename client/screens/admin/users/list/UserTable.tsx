import { Users } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { getOptions } from "#gateway/domains/labelsContract";
import { userTypeLabels } from "#gateway/domains/users/contract";
import type { UserTable_users$key } from "~/__generated__/UserTable_users.graphql";
import type { UserTableLoadUsersQuery } from "~/__generated__/UserTableLoadUsersQuery.graphql";
import { ListFilters } from "~/lists/ListFilters";
import type { ListAbout } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import type { ParsedAddress } from "~/lists/listParams";
import { loadRows, toPage } from "~/lists/loadRows";
import { ActivationDialog, DeleteUserDialog, useActivation, useDeleteUser } from "../UserDialogs";
import { userNoun } from "../userMessages";
import { UserBulkActions } from "./UserBulkActions";
import { userColumns } from "./userColumns";
import { usersList, usersVariables } from "./usersList";

/** The list of users. */
export const aboutUsers: ListAbout = {
  title: "Users",
  caption: "Users",
  noun: userNoun,
  exports: "users",
  create: { label: "Add user", to: "/admin/users/create" },
  empty: {
    icon: <Users />,
    title: "No users yet",
    text: "Employees run the institute. Learners take courses. Add your first user to get started.",
  },
};

const typeOptions = getOptions(userTypeLabels);
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
      ...loadRows_page
      nodes {
        id
        databaseId
        name
      }
    }
  }
`;

interface Selectable {
  readonly id: string;
  readonly databaseId: number;
  readonly name: string;
}

const toSelected = ({ id, databaseId, name }: Selectable) => ({ key: id, id: databaseId, name });

/** Loads all matching users, to select them. */
const loadUsers = (environment: IEnvironment, address: ParsedAddress<typeof usersList>) =>
  loadRows<UserTableLoadUsersQuery>(environment, {
    query,
    variables: usersVariables(usersList.first(address)),
    read: ({ users }) => toPage(users, toSelected),
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
        ...useListPage_page
        nodes {
          id
          databaseId
          name
          avatarUrl
          username
          email
          userType
          roleNames
          emailVerified
          active
          lastSeenAt
          updatedAt
          canUpdate
          canClose
        }
      }
    `,
    key,
  );
  const activation = useActivation();
  const deletion = useDeleteUser({ listId: users.__id });
  return (
    <>
      <ListTable
        list={usersList}
        about={aboutUsers}
        columns={() => userColumns({ askToDelete: deletion.ask, activation })}
        page={users}
        variables={usersVariables}
        bulk={{
          toSelected,
          loadAll: loadUsers,
          actions: (selection) => <UserBulkActions selection={selection} />,
        }}
        toolbar={<UserFilters roles={roles} />}
        advice="Try fewer words, or another type, role or state."
      />
      <ActivationDialog activation={activation} />
      <DeleteUserDialog deletion={deletion} />
    </>
  );
}
