import { ConfirmDialog } from "../ui/ConfirmDialog";
import { useUnsavedChanges } from "./useUnsavedChanges";

interface Props {
  when: boolean;
  /** The things that would be lost; changes if it is left out. */
  message?: string;
  /** Called when the person leaves all the same. */
  onLeave?: (() => void) | undefined;
}

/** Confirms before unsaved changes are lost. Render it in a form's screen with `when={form.unsaved}`. */
export function UnsavedChanges({ when, message = "Your changes aren't saved yet.", onLeave }: Props) {
  const { asking, leave, stay } = useUnsavedChanges(when);
  return (
    <ConfirmDialog
      open={asking}
      title="Leave without saving?"
      message={message}
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
