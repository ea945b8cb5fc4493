import { ConfirmDialog } from "~/ui/ConfirmDialog";
import type { useDeleteUser } from "./useDeleteUser";

/** Asks before an account is deleted, and says what stands against it. */
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
