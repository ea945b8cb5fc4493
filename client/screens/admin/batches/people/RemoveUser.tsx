import { Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { batchMessages } from "#gateway/domains/batches/formContract";
import type { RemoveUser_batchUser$key } from "~/__generated__/RemoveUser_batchUser.graphql";
import type { RemoveUserMutation } from "~/__generated__/RemoveUserMutation.graphql";
import { removeRow } from "~/lists/removeRow";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { useConfirm } from "~/ui/useConfirm";

const mutation = graphql`
  mutation RemoveUserMutation($batchId: Int!, $userId: Int!) {
    result: removeUserFromBatch(batchId: $batchId, userId: $userId) {
      ... on RemovedBatchUserPayload @alias(as: "payload") {
        batch {
          ...batchUserColumns_batch
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = { success: batchMessages.removed, fallback: batchMessages.removeFailed };

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
  const [remove] = useMutation<RemoveUserMutation>(mutation, texts);
  const { ask, dialog } = useConfirm((variables: RemoveUserMutation["variables"], options) =>
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
