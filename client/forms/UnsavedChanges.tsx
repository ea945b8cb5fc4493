import { ConfirmDialog } from "../ui/ConfirmDialog";
import { useUnsavedChanges } from "./useUnsavedChanges";

/** Put into a form's screen with `when={form.unsaved}`: asks before leaving loses what was typed. */
export function UnsavedChanges({ when }: { when: boolean }) {
  const { asking, leave, stay } = useUnsavedChanges(when);
  return (
    <ConfirmDialog
      open={asking}
      title="Leave without saving?"
      message="What you changed here is not saved yet."
      confirmLabel="Leave without saving"
      cancelLabel="Keep editing"
      onConfirm={leave}
      onCancel={stay}
    />
  );
}
