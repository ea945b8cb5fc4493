import { ConfirmDialog } from "../ui/ConfirmDialog";
import { useUnsavedChanges } from "./useUnsavedChanges";

interface Props {
  when: boolean;
  /** Called when the person leaves all the same. */
  onLeave?: (() => void) | undefined;
}

/** Confirms before unsaved changes are lost. Render it in a form's screen with `when={form.unsaved}`. */
export function UnsavedChanges({ when, onLeave }: Props) {
  const { asking, leave, stay } = useUnsavedChanges(when);
  return (
    <ConfirmDialog
      open={asking}
      title="Leave without saving?"
      message="Your changes aren't saved yet."
      confirmLabel="Leave without saving"
      cancelLabel="Keep editing"
      onConfirm={() => {
        onLeave?.();
        leave();
      }}
      onCancel={stay}
    />
  );
}
