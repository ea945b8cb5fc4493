import { deleteUser } from "~/commands/userCommands";
import { countDown, takeRow } from "~/lists/removeRow";
import { useMutation } from "~/relay/useMutation";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { useConfirm } from "~/ui/useConfirm";

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

/** Deletes accounts, each after confirmation; a refusal shows its reason in the dialog. */
export function useDeleteUser({ listId, onDeleted }: Options) {
  const [remove] = useMutation(deleteUser);
  return useConfirm(async ({ id, databaseId, userType }: DeletableUser, options) => {
    const deleted = await remove(
      { userId: databaseId },
      {
        ...options,
        updater: (store, data) => {
          if (!data || data.result.refusal) return;
          takeRow(store, { listId, nodeId: id });
          countDown(store.getRoot().getLinkedRecord("users", { first: 1, userType }));
        },
      },
    );
    if (deleted) onDeleted?.();
    return deleted;
  });
}

/** Confirms the deletion of an account, and shows why it was refused. */
export function DeleteUserDialog({ deletion }: { deletion: ReturnType<typeof useDeleteUser> }) {
  return (
    <ConfirmDialog
      {...deletion.dialog}
      title="Delete the user"
      subject={deletion.asked?.name}
      message="Are you sure you want to delete this user?"
    />
  );
}
