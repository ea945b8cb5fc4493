import { Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { batchCommandsRemoveTrainerMutation } from "~/__generated__/batchCommandsRemoveTrainerMutation.graphql";
import type { RemoveTrainer_trainer$key } from "~/__generated__/RemoveTrainer_trainer.graphql";
import { removeTrainer } from "~/commands/batchCommands";
import { removeRow } from "~/lists/removeRow";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { useConfirm } from "~/ui/useConfirm";

interface Props {
  trainer: RemoveTrainer_trainer$key;
  /** The list's id in the store. */
  listId: string;
}

/** Removes a trainer from a batch course after confirmation. */
export function RemoveTrainer({ trainer: key, listId }: Props) {
  const { id, trainer, batchCourse } = useFragment(
    graphql`
      fragment RemoveTrainer_trainer on BatchTrainer {
        id
        trainer {
          id
          databaseId
          name
        }
        batchCourse {
          id
          batchId
          courseId
          course {
            id
            title
          }
        }
      }
    `,
    key,
  );
  const [remove] = useMutation(removeTrainer);
  const { batchId, courseId, course } = batchCourse;
  const { ask, dialog } = useConfirm((variables: batchCommandsRemoveTrainerMutation["variables"], options) =>
    remove(variables, { ...options, updater: removeRow({ listId, nodeId: id }) }),
  );
  return (
    <>
      <Button
        size="sm"
        icon={<Trash2 />}
        aria-label={`Delete ${trainer.name} from ${course.title}`}
        onClick={() => ask({ batchId, courseId, trainerId: trainer.databaseId })}
      >
        Delete
      </Button>
      <ConfirmDialog
        {...dialog}
        title="Delete from the course"
        subject={`${trainer.name}, ${course.title}`}
        message="Are you sure you want to remove this trainer?"
        confirmLabel="Delete from course"
      />
    </>
  );
}
