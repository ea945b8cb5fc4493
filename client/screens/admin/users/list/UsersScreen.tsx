import { MailPlus, Upload } from "lucide-react";
import { graphql } from "react-relay";
import { getValues } from "#gateway/domains/labelsContract";
import { userTypeLabels } from "#gateway/domains/users/contract";
import type { UsersScreenQuery } from "~/__generated__/UsersScreenQuery.graphql";
import type { UsersScreenSubscription } from "~/__generated__/UsersScreenSubscription.graphql";
import { ListCounts } from "~/lists/ListCounts";
import { ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { usePendingParams } from "~/lists/usePendingParams";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { aboutUsers, UserFilters, UserTable } from "./UserTable";
import { userColumns } from "./userColumns";
import { usersList } from "./usersList";

const labels = { E: "Employees", U: "Users" } as const;

/** The numbers of employees and learners. */
function UserCounts({ counts }: { counts?: { E: number; U: number } }) {
  const { type: shown } = usePendingParams(usersList).requested;
  return (
    <ListCounts
      counts={getValues(userTypeLabels).map((type) => ({
        label: labels[type],
        count: counts?.[type],
        to: `/admin/users${usersList.format({ ...usersList.all, type })}`,
        selected: shown === type,
      }))}
    />
  );
}

const links = (
  <>
    <ButtonLink icon={<MailPlus />} to="/admin/users/invitations">
      Invitations
    </ButtonLink>
    <ButtonLink icon={<Upload />} to="/admin/users/import">
      Import
    </ButtonLink>
  </>
);

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
  useLiveScreen<UsersScreenSubscription>(query, subscription);
  const { employees, learners, users, roleNames } = useRouteQuery<UsersScreenQuery>(query);
  return (
    <ListScreen about={aboutUsers} actions={links}>
      <UserCounts counts={{ E: employees.totalCount, U: learners.totalCount }} />
      <UserTable users={users} roles={roleNames} />
    </ListScreen>
  );
}

const columns = userColumns({
  askToDelete: () => undefined,
  activation: { ask: () => undefined, activate: async () => null },
});

/** Placeholder for the list while it loads; the search works already. */
export function UsersSkeleton() {
  return (
    <ListScreenSkeleton
      about={aboutUsers}
      actions={links}
      columns={columns}
      toolbar={<UserFilters roles={[]} />}
    >
      <UserCounts />
    </ListScreenSkeleton>
  );
}
