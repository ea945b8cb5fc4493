import { useStore } from "../stores/createStore";
import { endingUploads } from "../stores/endingUploads";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { useUnsavedChanges } from "./useUnsavedChanges";

interface Props {
  /** Whether there are unsaved changes; left out where nothing but an upload can be lost. */
  when?: boolean;
  /** The things that would be lost; changes if it is left out. */
  message?: string;
  /** The same for an upload that is running. */
  uploadMessage?: string;
  /** Called when the person leaves all the same. */
  onLeave?: (() => void) | undefined;
}

const stillUploading = "A file is still uploading. If you leave, it isn't kept.";

/**
 * Confirms before unsaved changes, or uploads that end with the screen, are lost. Render it in a form's screen with
 * `when={form.unsaved}`.
 */
export function UnsavedChanges({ when = false, uploadMessage = stillUploading, onLeave, ...texts }: Props) {
  const isUploading = useStore(endingUploads) > 0;
  const { asking, leave, stay } = useUnsavedChanges(when || isUploading);
  const message = when ? (texts.message ?? "Your changes aren't saved yet.") : uploadMessage;
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
