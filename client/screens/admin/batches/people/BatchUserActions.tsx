import { ChevronDown, Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import { type BatchUserStatus, batchUserStatusLabels } from "#gateway/domains/batches/contract";
import { findValue, getOptions, getValues } from "#gateway/domains/labelsContract";
import type { BatchUserActionsLoadBatchUsersQuery } from "~/__generated__/BatchUserActionsLoadBatchUsersQuery.graphql";
import type { BatchUserActionsRemoveUser_batchUser$key } from "~/__generated__/BatchUserActionsRemoveUser_batchUser.graphql";
import type { BatchUserActionsUserStatusSelect_batchUser$key } from "~/__generated__/BatchUserActionsUserStatusSelect_batchUser.graphql";
import {
  removeUserFromBatch,
  removeUsersFromBatch,
  setBatchUserStatus,
  setBatchUserStatuses,
} from "~/commands/batchCommands";
import { formatQuantity } from "~/formats/counts";
import { userNoun } from "~/formats/nouns";
import type { ParsedAddress } from "~/lists/listParams";
import { loadRows, toPage } from "~/lists/loadRows";
import { RemoveRowButton } from "~/lists/RemoveRowButton";
import { tellOutcome } from "~/lists/tellOutcome";
import type { Selection } from "~/lists/useSelection";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { Menu } from "~/ui/Menu";
import { Select } from "~/ui/Select";
import { batchUsersList } from "../batchLists";

const kept =
  "They keep their enrolments, progress, handed-in work and its marks. Marks typed in this batch's own columns stay in its gradebook.";

interface RemoveProps {
  batchUser: BatchUserActionsRemoveUser_batchUser$key;
  batchId: number;
  /** The list's id in the store. */
  listId: string;
}

/** Removes a user from the batch after confirmation. */
export function RemoveUser({ batchUser: key, batchId, listId }: RemoveProps) {
  const { id, user } = useFragment(
    graphql`
      fragment BatchUserActionsRemoveUser_batchUser on BatchUser {
        id
        user { id databaseId name }
      }
    `,
    key,
  );
  const [remove] = useMutation(removeUserFromBatch);
  return (
    <RemoveRowButton
      row={{ listId, nodeId: id }}
      label={`Delete ${user.name} from the batch`}
      title="Delete from the batch"
      subject={user.name}
      message={`Are you sure you want to remove this user from the batch? ${kept}`}
      confirmLabel="Delete from batch"
      onRemove={(options) => remove({ batchId, userId: user.databaseId }, options)}
    />
  );
}

/** Everything that depends on how many users a batch has. */
graphql`
  fragment BatchUserActions_batch on Batch {
    noOfParticipants
    missingEnrolments
    canDelete
  }
`;

interface StatusProps {
  batchUser: BatchUserActionsUserStatusSelect_batchUser$key;
  batchId: number;
}

/** A user's status in the batch. A choice is shown at once, and rolled back if it could not be saved. */
export function UserStatusSelect({ batchUser: key, batchId }: StatusProps) {
  const { id, status, user } = useFragment(
    graphql`
      fragment BatchUserActionsUserStatusSelect_batchUser on BatchUser {
        id
        status
        user { id databaseId name }
      }
    `,
    key,
  );
  const [save] = useMutation(setBatchUserStatus);
  const choose = (text: string) => {
    const chosen = findValue(batchUserStatusLabels, text);
    if (!chosen || chosen === status) return;
    const batchUser = { id, status: chosen };
    void save(
      { batchId, userId: user.databaseId, status: chosen },
      { optimisticResponse: { result: { __typename: "ChangedBatchUserPayload", batchUser } } },
    );
  };
  return (
    <Select
      label={`Status of ${user.name}`}
      hideLabel
      placeholder={null}
      value={status}
      options={getOptions(batchUserStatusLabels)}
      onChange={choose}
      className="w-36"
      compact
    />
  );
}

interface BulkProps {
  batchId: number;
  selection: Selection;
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
      tellOutcome({ done: done.batchUsers.length, refused: done.refused, noun: userNoun, did, selection });
    },
    async remove() {
      const done = await removeAll({ batchId, userIds });
      if (!done) return;
      const count = userIds.length - done.refused.length;
      tellOutcome({ done: count, refused: done.refused, noun: userNoun, did: "removed", selection });
      // The rows that follow move up from the next page.
      void revalidate();
    },
  };
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
        title={`Remove ${formatQuantity(selection.rows.length, userNoun)} from the batch`}
        message={kept}
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

const query = graphql`
  query BatchUserActionsLoadBatchUsersQuery(
    $batchId: Int!
    $search: String
    $status: BatchUserStatus
    $participants: Boolean
    $sort: BatchUserSort, $reversed: Boolean
    $first: Int
    $after: String
  ) {
    batch(databaseId: $batchId) {
      id
      users(
        search: $search
        status: $status
        participants: $participants
        sort: $sort, reversed: $reversed
        first: $first
        after: $after
      ) {
        ...loadRows_page
        nodes {
          id
          user { id databaseId name }
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

/** How users of a batch are selected, and what can be done with the selected ones. */
export const batchUserBulk = (batchId: number) => ({
  toSelected,
  /** Loads all matching users of the batch, to select them. */
  loadAll: (environment: IEnvironment, address: ParsedAddress<typeof batchUsersList>) =>
    loadRows<BatchUserActionsLoadBatchUsersQuery>(environment, {
      query,
      variables: batchUsersList.variablesIn(batchId, batchUsersList.first(address)),
      read: ({ batch }) => (batch ? toPage(batch.users, toSelected) : { rows: [], next: null }),
    }),
  actions: (selection: Selection) => <BatchUserBulkActions batchId={batchId} selection={selection} />,
});
