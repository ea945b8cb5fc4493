import { Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { batchCommandsRemoveUserFromBatchMutation } from "~/__generated__/batchCommandsRemoveUserFromBatchMutation.graphql";
import type { RemoveUser_batchUser$key } from "~/__generated__/RemoveUser_batchUser.graphql";
import { removeUserFromBatch } from "~/commands/batchCommands";
import { removeRow } from "~/lists/removeRow";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { useConfirm } from "~/ui/useConfirm";

interface Props {
  batchUser: RemoveUser_batchUser$key;
  batchId: number;
  /** The list's id in the store. */
  listId: string;
}

/** Removes a user from the batch after confirmation. */
export function RemoveUser({ batchUser: key, batchId, listId }: Props) {
  const { id, user } = useFragment(
    graphql`
      fragment RemoveUser_batchUser on BatchUser {
        id
        user {
          id
          databaseId
          name
        }
      }
    `,
    key,
  );
  const [remove] = useMutation(removeUserFromBatch);
  const { ask, dialog } = useConfirm(
    (variables: batchCommandsRemoveUserFromBatchMutation["variables"], options) =>
      remove(variables, { ...options, updater: removeRow({ listId, nodeId: id }) }),
  );
  return (
    <>
      <Button
        size="sm"
        icon={<Trash2 />}
        aria-label={`Delete ${user.name} from the batch`}
        onClick={() => ask({ batchId, userId: user.databaseId })}
      >
        Delete
      </Button>
      <ConfirmDialog
        {...dialog}
        title="Delete from the batch"
        subject={user.name}
        message="Are you sure you want to remove this user from the batch? They keep their enrolments and progress."
        confirmLabel="Delete from batch"
      />
    </>
  );
}
