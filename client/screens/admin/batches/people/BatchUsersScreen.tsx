import { Eye, UserPlus, UsersRound } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useParams } from "react-router-dom";
import { batchUserStatusLabels } from "#gateway/domains/batches/contract";
import { getOptions } from "#gateway/domains/labelsContract";
import type { BatchUsersScreen_users$key } from "~/__generated__/BatchUsersScreen_users.graphql";
import type { BatchUsersScreenQuery } from "~/__generated__/BatchUsersScreenQuery.graphql";
import { userNoun } from "~/formats/nouns";
import { ListFilters } from "~/lists/ListFilters";
import { type ListAbout, ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import type { ListRow } from "~/relay/fragmentData";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { Avatar } from "~/ui/Avatar";
import { ButtonLink } from "~/ui/ButtonLink";
import { actionsColumn, nameColumn } from "~/ui/columns";
import { OneLine } from "~/ui/OneLine";
import type { Column } from "~/ui/tableColumns";
import { batchUsersList, participants } from "../batchLists";
import { batchUserBulk, RemoveUser, UserStatusSelect } from "./BatchUserActions";

/** The list of a batch's users. */
const aboutBatchUsers = (batchId: number | string): ListAbout => ({
  title: "Users",
  caption: "Users of the batch",
  noun: userNoun,
  exports: "batch-users",
  create: { label: "Assign users", to: `/admin/batches/${batchId}/users/assign`, icon: <UserPlus /> },
  empty: {
    icon: <UsersRound />,
    title: "No users in this batch yet",
    text: "Users of a batch are enrolled in its courses, and see its schedule and meeting link.",
  },
});

const statuses = [{ value: participants, label: "All but dropped" }, ...getOptions(batchUserStatusLabels)];

/** Search and filter of the list. The controls show the latest choice, even before its rows arrive. */
function BatchUserFilters() {
  return (
    <ListFilters
      list={batchUsersList}
      search="Search users of the batch"
      filters={[
        { name: "status", label: "Filter by status", placeholder: "All statuses", options: statuses },
      ]}
    />
  );
}

type Row = ListRow<BatchUsersScreen_users$key>;

interface BatchList {
  batchId: number;
  /** The list's id in the store. */
  listId: string;
}

/** The columns of the list of a batch's users. */
export function batchUserColumns(place: BatchList): Column<Row>[] {
  return [
    nameColumn(
      "Name",
      { to: ({ user }) => `/admin/users/${user.databaseId}`, name: ({ user }) => user.name },
      {
        sortable: true,
        leading: ({ user }) => <Avatar name={user.name} src={user.avatarUrl} size="sm" />,
      },
    ),
    {
      key: "email",
      header: "Email",
      sortable: true,
      cell: ({ user }) => <OneLine text={user.email} className="sm:max-w-64" />,
    },
    {
      key: "status",
      header: "Status",
      sortable: true,
      tall: true,
      cell: (row) => <UserStatusSelect batchUser={row} batchId={place.batchId} />,
    },
    actionsColumn((row) => (
      <div className="flex items-center justify-end gap-1">
        <ButtonLink
          size="sm"
          icon={<Eye />}
          to={`/admin/users/${row.user.databaseId}`}
          aria-label={`View ${row.user.name}`}
        >
          View
        </ButtonLink>
        <RemoveUser batchUser={row} {...place} />
      </div>
    )),
  ];
}

interface Props {
  users: BatchUsersScreen_users$key;
  batchId: number;
}

/** A page of a batch's users. */
function BatchUserTable({ users: key, batchId }: Props) {
  const users = useFragment(
    graphql`
      fragment BatchUsersScreen_users on BatchUsersConnection {
        __id
        ...useListPage_page
        nodes {
          id
          status
          user { id databaseId name avatarUrl email }
          ...BatchUserActionsUserStatusSelect_batchUser
          ...BatchUserActionsRemoveUser_batchUser
        }
      }
    `,
    key,
  );
  return (
    <ListTable
      list={batchUsersList}
      about={aboutBatchUsers(batchId)}
      columns={() => batchUserColumns({ batchId, listId: users.__id })}
      page={users}
      variables={(address) => batchUsersList.variablesIn(batchId, address)}
      bulk={batchUserBulk(batchId)}
      toolbar={<BatchUserFilters />}
      advice="Try fewer words, or another status."
    />
  );
}

function BatchUsers({ batch }: Found<BatchUsersScreenQuery, "batch">) {
  const { databaseId: batchId, name, users } = batch;
  return (
    <ListScreen about={aboutBatchUsers(batchId)} screenTitle={`Users, ${name}`}>
      <BatchUserTable users={users} batchId={batchId} />
    </ListScreen>
  );
}

const query = graphql`
  query BatchUsersScreenQuery(
    $batchId: Int!, $search: String, $status: BatchUserStatus, $participants: Boolean
    $sort: BatchUserSort, $reversed: Boolean
    $first: Int, $after: String, $last: Int, $before: String
  ) @preloadable {
    batch(databaseId: $batchId) {
      id
      databaseId
      name
      users(
        search: $search, status: $status, participants: $participants
        sort: $sort, reversed: $reversed
        first: $first, after: $after, last: $last, before: $before
      ) { ...BatchUsersScreen_users }
    }
  }
`;

/** A batch's users with their status. */
export const BatchUsersScreen = foundScreen(query, "batch", BatchUsers);

const skeletonColumns = batchUserColumns({ batchId: 0, listId: "" });

/** Placeholder for the list of a batch's users while it loads. */
export function BatchUsersSkeleton() {
  const { id = "" } = useParams();
  return (
    <ListScreenSkeleton
      about={aboutBatchUsers(id)}
      columns={skeletonColumns}
      toolbar={<BatchUserFilters />}
    />
  );
}
