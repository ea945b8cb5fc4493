import { useCallback } from "react";
import { useRevalidator } from "react-router-dom";
import { historyMessages } from "#gateway/domains/history/contract";
import { undoChange } from "~/commands/historyCommands";
import { type ResultMutation, type ToldCommand, useMutation } from "~/relay/useMutation";
import { showToast } from "~/ui/toasts";

/** A mutation whose payload tells by which entry of the history its change can be undone. */
interface UndoableMutation extends ResultMutation {
  readonly response: {
    readonly result: ResultMutation["response"]["result"] & {
      readonly payload?: { readonly undoId: number | null | undefined } | null | undefined;
    };
  };
}

/** Undoes a change. A later change is shown with both states, and nothing is overwritten. */
function useUndo() {
  const [commit] = useMutation(undoChange);
  const { revalidate } = useRevalidator();
  return useCallback(
    async (historyId: number) => {
      const payload = await commit({ historyId });
      if (!payload) return;
      if (payload.conflicts.length === 0) {
        showToast({ tone: "success", message: historyMessages.undone });
        return revalidate();
      }
      // The names of all tables and columns are loaded only where a conflict is shown.
      const { describePlace, formatRecorded } = await import("~/formats/recorded");
      const items = payload.conflicts.map(({ left, now, ...place }) => {
        const [was, next] = [left, now].map(
          (text) => formatRecorded({ table: place.table, column: place.field, text }) ?? "nothing",
        );
        return `${describePlace(place)}: ${was} after this change, ${next} now`;
      });
      showToast({ tone: "danger", title: historyMessages.changedSince, items });
    },
    [commit, revalidate],
  );
}

/** The action of a toast that reports a change: to undo it, where the payload names its history entry. */
export function useUndoAction() {
  const undo = useUndo();
  return useCallback(
    (undoId: number | null | undefined) =>
      typeof undoId === "number" ? { label: "Undo", run: () => void undo(undoId) } : undefined,
    [undo],
  );
}

/** Like useMutation, for a change that can be undone: the toast that reports it offers that for ten seconds. */
export function useUndoableMutation<Mutation extends UndoableMutation>(command: ToldCommand<Mutation>) {
  const { success, ...told } = command;
  const [commit, busy] = useMutation<Mutation>(told);
  const offerUndo = useUndoAction();
  const run = useCallback(
    async (...args: Parameters<typeof commit>) => {
      const payload = await commit(...args);
      if (!payload) return null;
      const undoId = "undoId" in payload && typeof payload.undoId === "number" ? payload.undoId : null;
      const action = offerUndo(undoId);
      showToast({ tone: "success", message: success, action });
      return payload;
    },
    [commit, offerUndo, success],
  );
  return [run, busy] as const;
}
