import { useRevalidator } from "react-router-dom";
import { completeLateTopics, replanLateTopics } from "~/commands/batchCourseCommands";
import { tellOutcome } from "~/lists/tellOutcome";
import type { Selection } from "~/lists/useSelection";
import { useMutation } from "~/relay/useMutation";
import { useUndoAction } from "~/screens/admin/useUndoableMutation";
import { lateNoun } from "../batchLists";

interface Done {
  readonly undoId?: number | null | undefined;
  readonly changedIds: readonly number[];
  readonly refused: ReadonlyArray<{ readonly rowId: number; readonly message: string }>;
}

/** The actions for late topics, selected or single. */
export function useLateCommands(selection: Pick<Selection, "rows" | "keepOnly">) {
  const [complete] = useMutation(completeLateTopics);
  const [replan] = useMutation(replanLateTopics);
  const offerUndo = useUndoAction();
  const { revalidate } = useRevalidator();
  const ids = selection.rows.map(({ id }) => id);
  const tell = (done: Done | null, did: string): boolean => {
    if (!done) return false;
    const { changedIds, refused, undoId } = done;
    const action = offerUndo(undoId);
    tellOutcome({ done: changedIds.length, refused, noun: lateNoun, did, selection, action });
    void revalidate();
    return true;
  };
  return {
    /** Null completes them today. */
    complete: async (completedDate: string | null) =>
      tell(await complete({ ids, completedDate }), "completed"),
    /** Null plans each for its batch's next class days. */
    replan: async (plannedDate: string | null) =>
      tell(
        await replan({ ids, plannedDate }),
        plannedDate ? "planned again" : "moved to the next class days",
      ),
  };
}

export type LateCommands = ReturnType<typeof useLateCommands>;
