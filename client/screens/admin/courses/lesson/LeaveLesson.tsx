import { useEffect } from "react";
import { useUnsavedChanges } from "~/forms/useUnsavedChanges";
import type { DraftStore } from "~/lesson/editor/draftStore";
import { ConfirmDialog } from "~/ui/ConfirmDialog";

/** Saves what waits before the screen is left, and asks where that cannot be done. */
export function LeaveLesson({ store }: { store: DraftStore }) {
  const isUnsaved = store.isUnsaved();
  const { asking, leave, stay } = useUnsavedChanges(isUnsaved);
  const isStuck = !store.isBusy() || store.isPaused();
  useEffect(() => {
    if (asking) store.flush();
  }, [asking, store]);
  useEffect(() => {
    if (asking && !isUnsaved) leave();
  });
  return (
    <ConfirmDialog
      open={asking && isUnsaved && isStuck}
      title="Leave without saving?"
      message="Some blocks of this lesson aren't saved yet."
      confirmLabel="Leave without saving"
      cancelLabel="Keep editing"
      onConfirm={leave}
      onCancel={stay}
    />
  );
}
