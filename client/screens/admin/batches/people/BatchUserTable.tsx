import { ChevronDown, Trash2, UserPlus, UsersRound } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import { type BatchUserStatus, batchUserStatusLabels } from "#gateway/domains/batches/contract";
import { getOptions, getValues } from "#gateway/domains/labelsContract";
import type { BatchUserTable_users$key } from "~/__generated__/BatchUserTable_users.graphql";
import type { BatchUserTableLoadBatchUsersQuery } from "~/__generated__/BatchUserTableLoadBatchUsersQuery.graphql";
import { removeUsersFromBatch, setBatchUserStatuses } from "~/commands/batchCommands";
import { formatQuantity } from "~/formats/counts";
import { ListFilters } from "~/lists/ListFilters";
import type { ListAbout } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import type { ParsedAddress } from "~/lists/listParams";
import { loadRows, toPage } from "~/lists/loadRows";
import { tellOutcome } from "~/lists/tellOutcome";
import type { Selection } from "~/lists/useSelection";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { Menu } from "~/ui/Menu";
import { batchUsersList } from "../batchLists";
import { batchUserColumns, batchUserNoun } from "./batchUserColumns";

interface BulkProps {
  batchId: number;
  selection: Selection;
}

/** The actions for the selected users of a batch. */
function BatchUserBulkActions({ batchId, selection }: BulkProps) {
  const { setStatus, remove } = useBulkCommands({ batchId, selection });
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu
        size="sm"
        variant="secondary"
        label="Set status"
        icon={<ChevronDown />}
        items={getValues(batchUserStatusLabels).map((status) => ({
          label: batchUserStatusLabels[status],
          onSelect: () => void setStatus(status),
        }))}
      >
        Set status
      </Menu>
      <Button size="sm" icon={<Trash2 />} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Remove ${formatQuantity(selection.rows.length, batchUserNoun)} from the batch`}
        message="They keep their enrolments and progress."
        confirmLabel="Remove"
        cancelLabel="Cancel"
        onConfirm={async () => {
          await remove();
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function useBulkCommands({ batchId, selection }: BulkProps) {
  const [changeStatus] = useMutation(setBatchUserStatuses);
  const [removeAll] = useMutation(removeUsersFromBatch);
  const { revalidate } = useRevalidator();
  const userIds = selection.rows.map(({ id }) => id);
  return {
    async setStatus(status: BatchUserStatus) {
      const done = await changeStatus({ batchId, userIds, status });
      if (!done) return;
      const did = `set to ${batchUserStatusLabels[status]}`;
      const { batchUsers, refused } = done;
      tellOutcome({ done: batchUsers.length, refused, noun: batchUserNoun, did, selection });
    },
    async remove() {
      const done = await removeAll({ batchId, userIds });
      if (!done) return;
      const count = userIds.length - done.refused.length;
      tellOutcome({ done: count, refused: done.refused, noun: batchUserNoun, did: "removed", selection });
      // The rows that follow move up from the next page.
      void revalidate();
    },
  };
}

/** The list of a batch's users. */
export const aboutBatchUsers = (batchId: number | string): ListAbout => ({
  title: "Users",
  caption: "Users of the batch",
  noun: batchUserNoun,
  exports: "batch-users",
  create: { label: "Assign users", to: `/admin/batches/${batchId}/users/assign`, icon: <UserPlus /> },
  empty: {
    icon: <UsersRound />,
    title: "No users in this batch yet",
    text: "Users of a batch are enrolled in its courses, and see its schedule and meeting link.",
  },
});

const statuses = getOptions(batchUserStatusLabels);

/** Search and filter of the list. The controls show the latest choice, even before its rows arrive. */
export function BatchUserFilters() {
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

const query = graphql`
  query BatchUserTableLoadBatchUsersQuery(
    $batchId: Int!
    $search: String
    $status: BatchUserStatus
    $sort: BatchUserSort
    $reversed: Boolean
    $first: Int
    $after: String
  ) {
    batch(databaseId: $batchId) {
      id
      users(
        search: $search
        status: $status
        sort: $sort
        reversed: $reversed
        first: $first
        after: $after
      ) {
        ...loadRows_page
        nodes {
          id
          user {
            id
            databaseId
            name
          }
        }
      }
    }
  }
`;

interface Selectable {
  readonly id: string;
  readonly user: { readonly databaseId: number; readonly name: string };
}

const toSelected = ({ id, user }: Selectable) => ({ key: id, id: user.databaseId, name: user.name });

/** Loads all matching users of the batch, to select them. */
const loadBatchUsers = (
  environment: IEnvironment,
  batchId: number,
  address: ParsedAddress<typeof batchUsersList>,
) =>
  loadRows<BatchUserTableLoadBatchUsersQuery>(environment, {
    query,
    variables: batchUsersList.variablesIn(batchId, batchUsersList.first(address)),
    read: ({ batch }) => (batch ? toPage(batch.users, toSelected) : { rows: [], next: null }),
  });

interface Props {
  users: BatchUserTable_users$key;
  batchId: number;
}

/** A page of a batch's users. */
export function BatchUserTable({ users: key, batchId }: Props) {
  const users = useFragment(
    graphql`
      fragment BatchUserTable_users on BatchUsersConnection {
        __id
        ...useListPage_page
        nodes {
          id
          status
          user {
            id
            databaseId
            name
            avatarUrl
            email
          }
          ...batchUserColumnsUserStatusSelect_batchUser
          ...batchUserColumnsRemoveUser_batchUser
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
      bulk={{
        toSelected,
        loadAll: (environment, address) => loadBatchUsers(environment, batchId, address),
        actions: (selection) => <BatchUserBulkActions {...{ batchId, selection }} />,
      }}
      toolbar={<BatchUserFilters />}
      advice="Try fewer words, or another status."
    />
  );
}
