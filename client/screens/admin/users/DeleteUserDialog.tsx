import { useState } from "react";
import { graphql } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import { userFormMessages } from "#gateway/domains/users/formContract";
import type { DeleteUserDialogDeleteUserMutation } from "~/__generated__/DeleteUserDialogDeleteUserMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { ConfirmDialog } from "~/ui/ConfirmDialog";

const mutation = graphql`
  mutation DeleteUserDialogDeleteUserMutation($userId: Int!) {
    result: deleteUser(userId: $userId) {
      __typename
      ... on DeletedUserPayload {
        deletedNodeId
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

const texts = { success: userFormMessages.deleted, fallback: userFormMessages.deleteFailed };

/** An account that may be deleted. */
interface DeletableUser {
  readonly id: string;
  readonly databaseId: number;
  readonly name: string;
  readonly userType: string;
}

interface Options {
  /** The store's id of the list with the user; null on a screen without a list. */
  listId: string | null;
  onDeleted?: () => void;
}

function takeOne(record: ReturnType<RecordSourceSelectorProxy["get"]>): void {
  const total = record?.getValue("totalCount");
  if (typeof total === "number") record?.setValue(total - 1, "totalCount");
}

function forget(store: RecordSourceSelectorProxy, listId: string | null, user: DeletableUser): void {
  const list = listId === null ? null : store.get(listId);
  const rows = list?.getLinkedRecords("nodes") ?? [];
  list?.setLinkedRecords(
    rows.filter((row) => row?.getDataID() !== user.id),
    "nodes",
  );
  takeOne(list);
  takeOne(store.getRoot().getLinkedRecord("users", { first: 1, userType: user.userType }));
}

/** Deletes accounts, each after confirmation; a refusal shows its reason in the dialog. */
export function useDeleteUser({ listId, onDeleted }: Options) {
  const [asked, setAsked] = useState<DeletableUser | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [commit] = useMutation<DeleteUserDialogDeleteUserMutation>(mutation, texts);
  const ask = (user: DeletableUser) => {
    setRefusal(undefined);
    setAsked(user);
  };
  const confirm = async () => {
    if (!asked) return;
    const deleted = await commit(
      { userId: asked.databaseId },
      {
        onFailure: setRefusal,
        updater: (store, data) => {
          if (data?.result.__typename === "DeletedUserPayload") forget(store, listId, asked);
        },
      },
    );
    if (!deleted) return;
    setAsked(null);
    onDeleted?.();
  };
  return { asked, refusal, ask, confirm, cancel: () => setAsked(null) };
}

/** Confirms the deletion of an account, and shows why it was refused. */
export function DeleteUserDialog({ deletion }: { deletion: ReturnType<typeof useDeleteUser> }) {
  return (
    <ConfirmDialog
      open={deletion.asked !== null}
      title="Delete the user"
      subject={deletion.asked?.name}
      message="Are you sure you want to delete this user?"
      error={deletion.refusal}
      onConfirm={deletion.confirm}
      onCancel={deletion.cancel}
    />
  );
}
