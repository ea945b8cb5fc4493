import { graphql } from "react-relay";
import type { UsersScreenQuery } from "~/__generated__/UsersScreenQuery.graphql";
import type { UsersScreenSubscription } from "~/__generated__/UsersScreenSubscription.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { UsersHeader } from "./UsersHeader";
import { UserTable } from "./UserTable";
import { UserTiles } from "./UserTiles";

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

/** All accounts, and what staff can do to each. */
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
