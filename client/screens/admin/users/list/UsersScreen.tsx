import { GraduationCap, IdCard, Plus, Upload } from "lucide-react";
import { graphql } from "react-relay";
import type { UsersScreenQuery } from "~/__generated__/UsersScreenQuery.graphql";
import type { UsersScreenSubscription } from "~/__generated__/UsersScreenSubscription.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { TableSkeleton } from "~/screens/admin/TableSkeleton";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton } from "~/ui/Skeleton";
import { Tile } from "~/ui/Tile";
import { userNoun } from "../userMessages";
import { UserFilters, UserTable } from "./UserTable";
import { userColumns } from "./userColumns";
import { usersList } from "./usersList";

interface Props {
  /** Null while they load. */
  counts: { employees: number; users: number } | null;
}

const to = (type: "E" | "U") => `/admin/users${usersList.format({ ...usersList.all, type })}`;

/** The numbers of employees and learners; each tile links to its list. */
function UserTiles({ counts }: Props) {
  const figure = (count: number | undefined) => count ?? <Skeleton className="my-1 h-6 w-10" />;
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 sm:gap-4">
      <Tile label="Employees" value={figure(counts?.employees)} icon={<IdCard />} to={to("E")} />
      <Tile label="Users" value={figure(counts?.users)} icon={<GraduationCap />} tone="info" to={to("U")} />
    </div>
  );
}

/** The head of the list, with the buttons for new users. */
function UsersHeader() {
  return (
    <PageHeader
      title="Users"
      actions={
        <>
          <ButtonLink icon={<Upload />} to="/admin/users/import">
            Import
          </ButtonLink>
          <ButtonLink variant="primary" icon={<Plus />} to="/admin/users/create">
            Add User
          </ButtonLink>
        </>
      }
    />
  );
}

const query = graphql`
  query UsersScreenQuery(
    $search: String
    $userType: UserType
    $role: String
    $verified: Boolean
    $active: Boolean
    $sort: UserSort
    $reversed: Boolean
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @preloadable {
    employees: users(first: 1, userType: E) {
      totalCount
    }
    learners: users(first: 1, userType: U) {
      totalCount
    }
    roleNames
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
      last: $last
      before: $before
    ) {
      ...UserTable_users
    }
  }
`;

const subscription = graphql`
  subscription UsersScreenSubscription {
    usersChanged
  }
`;

/** All accounts with their actions. */
export function UsersScreen() {
  useScreenTitle("Users");
  useLiveScreen<UsersScreenSubscription>(query, subscription);
  const data = useRouteQuery<UsersScreenQuery>(query);
  const counts = { employees: data.employees.totalCount, users: data.learners.totalCount };
  return (
    <>
      <UsersHeader />
      <UserTiles counts={counts} />
      <UserTable users={data.users} roles={data.roleNames} />
    </>
  );
}

const columns = userColumns({
  askToDelete: () => undefined,
  activation: { ask: () => undefined, activate: async () => null },
});

/** Placeholder for the list while it loads; the search works already. */
export function UsersSkeleton() {
  return (
    <TableSkeleton
      label="Loading users"
      caption="Users"
      noun={userNoun}
      columns={columns}
      csvName="users.csv"
      toolbar={<UserFilters roles={[]} />}
    >
      <UsersHeader />
      <UserTiles counts={null} />
    </TableSkeleton>
  );
}
