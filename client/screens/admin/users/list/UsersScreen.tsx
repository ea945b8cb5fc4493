import { MailPlus, Upload, Users } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { activeDays } from "#gateway/domains/accounts/contract";
import { getOptions, getValues } from "#gateway/domains/labelsContract";
import { userTypeLabels } from "#gateway/domains/users/contract";
import type { UsersScreen_users$key } from "~/__generated__/UsersScreen_users.graphql";
import type { UsersScreenQuery } from "~/__generated__/UsersScreenQuery.graphql";
import { userNoun } from "~/formats/nouns";
import { ListFilters } from "~/lists/ListFilters";
import { type ListAbout, ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { NarrowedTo } from "~/lists/NarrowedTo";
import { FilterCounts } from "~/lists/StateCounts";
import { usePendingParams } from "~/lists/usePendingParams";
import { useLiveQuery } from "~/relay/useLiveScreen";
import { usersChanged } from "~/screens/admin/changes";
import { ButtonLink } from "~/ui/ButtonLink";
import { ActivationDialog, DeleteUserDialog, useActivation, useDeleteUser } from "../UserDialogs";
import { usersList, usersVariables } from "../usersList";
import { userBulk } from "./UserBulkActions";
import { userColumns } from "./userColumns";

/** The list of users. */
const aboutUsers: ListAbout = {
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

const seenOptions = [{ value: "yes", label: `Last ${activeDays} days` }];

/** Search and filters of the list. The controls show the latest choice, even before its rows arrive. */
function UserFilters({ roles }: { roles: readonly string[] }) {
  return (
    <ListFilters
      list={usersList}
      search="Search users"
      className="grid-cols-2 xl:grid-cols-5 2xl:grid-cols-[minmax(0,1fr)_repeat(5,8.5rem)]"
      searchClassName="col-span-2 xl:col-span-5 2xl:col-span-1"
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
        { name: "seen", label: "Last seen", placeholder: "Last seen", options: seenOptions },
      ]}
    />
  );
}

interface Props {
  users: UsersScreen_users$key;
  roles: readonly string[];
}

/** A page of users with their actions. */
function UserTable({ users: key, roles }: Props) {
  const users = useFragment(
    graphql`
      fragment UsersScreen_users on QueryUsersConnection {
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
  const deletion = useDeleteUser();
  return (
    <>
      <ListTable
        list={usersList}
        about={aboutUsers}
        columns={() => userColumns({ askToDelete: deletion.ask, activation })}
        page={users}
        variables={usersVariables}
        bulk={userBulk}
        toolbar={<UserFilters roles={roles} />}
        advice="Try fewer words, or another type, role or state."
      />
      <ActivationDialog activation={activation} />
      <DeleteUserDialog deletion={deletion} />
    </>
  );
}

const labels = { E: "Employees", U: "Users" } as const;

/** The numbers of employees and learners. */
function UserCounts({ counts }: { counts?: { E: number; U: number } }) {
  return (
    <FilterCounts
      list={usersList}
      path="/admin/users"
      filter="type"
      tabs={getValues(userTypeLabels).map((value) => ({
        label: labels[value],
        value,
        count: counts?.[value],
      }))}
    />
  );
}

/** Says that the list shows the people enrolled in one course alone. */
function EnrolledAlone({ title }: { title: string }) {
  const { requested, refine } = usePendingParams(usersList);
  if (requested.course === null) return null;
  return (
    <NarrowedTo all="Show all users" onAll={() => refine({ course: null })}>
      {`Only people enrolled in ${title}`}
    </NarrowedTo>
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
    $search: String, $userType: UserType, $role: String, $verified: Boolean, $active: Boolean
    $seen: Boolean, $courseId: Int, $chosenCourse: Int!
    $sort: UserSort, $reversed: Boolean
    $first: Int, $after: String, $last: Int, $before: String
  ) @preloadable {
    employees: users(first: 1, userType: E) { totalCount }
    learners: users(first: 1, userType: U) { totalCount }
    roleNames
    course(databaseId: $chosenCourse) { title }
    users(
      search: $search, userType: $userType, role: $role, verified: $verified, active: $active, seen: $seen
      courseId: $courseId
      sort: $sort, reversed: $reversed
      first: $first, after: $after, last: $last, before: $before
    ) { ...UsersScreen_users }
  }
`;

/** All accounts with their actions. */
export function UsersScreen() {
  const { employees, learners, users, roleNames, course } = useLiveQuery<UsersScreenQuery>(
    query,
    usersChanged,
  );
  return (
    <ListScreen about={aboutUsers} actions={links}>
      <UserCounts counts={{ E: employees.totalCount, U: learners.totalCount }} />
      <EnrolledAlone title={course?.title ?? "one course"} />
      <UserTable users={users} roles={roleNames} />
    </ListScreen>
  );
}

const skeletonColumns = userColumns({
  askToDelete: () => undefined,
  activation: { ask: () => undefined, activate: async () => null },
});

/** Placeholder for the list while it loads; the search works already. */
export function UsersSkeleton() {
  return (
    <ListScreenSkeleton
      about={aboutUsers}
      actions={links}
      columns={skeletonColumns}
      toolbar={<UserFilters roles={[]} />}
    >
      <UserCounts />
    </ListScreenSkeleton>
  );
}
