import { submissionMessages, withdrawCostField } from "#gateway/domains/submissions/contract";
import { undoWithdrawal, withdrawSubmission } from "~/commands/assignmentCommands";
import { useMutation } from "~/relay/useMutation";
import { showToast } from "~/ui/toasts";
import { useConfirm } from "~/ui/useConfirm";

interface Options {
  onWithdrawn: () => void;
  onRestored: () => void;
}

/** A withdrawal that waits for its confirmation. */
interface Asked {
  submissionId: number;
  /** What handing in again costs, in the server's words. */
  cost: string;
}

/** Withdraws a submission: where that costs something it asks first, and the toast restores it as it was. */
export function useWithdrawal({ onWithdrawn, onRestored }: Options) {
  const [commit, isBusy] = useMutation(withdrawSubmission);
  const [restore] = useMutation(undoWithdrawal);
  const undo = async (submissionId: number) => {
    if (await restore({ submissionId })) onRestored();
  };
  const withdraw = async (
    variables: { submissionId: number; isCostAccepted: boolean },
    options: Parameters<typeof commit>[1],
  ) => {
    const done = await commit(variables, options);
    if (!done) return null;
    const action = { label: "Undo", run: () => void undo(variables.submissionId) };
    showToast({ tone: "success", message: submissionMessages.withdraw.success, action });
    onWithdrawn();
    return done;
  };
  const { ask, asked, dialog } = useConfirm<Asked>(({ submissionId }, options) =>
    withdraw({ submissionId, isCostAccepted: true }, options),
  );
  return {
    isBusy,
    withdraw: (submissionId: number) =>
      withdraw(
        { submissionId, isCostAccepted: false },
        {
          onConflict(fieldErrors) {
            const cost = fieldErrors.find(({ field }) => field === withdrawCostField)?.message;
            if (cost !== undefined) ask({ submissionId, cost });
            return cost !== undefined;
          },
        },
      ),
    /** The props of the dialog that names the cost. */
    dialog: { ...dialog, message: asked?.cost },
  };
}
