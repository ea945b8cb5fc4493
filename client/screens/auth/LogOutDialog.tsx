import { ConfirmDialog } from "~/ui/ConfirmDialog";

/** Asks before a person logs out of a screen that holds unsaved changes. */
export function LogOutDialog({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  return (
    <ConfirmDialog
      open
      title="Log out without saving?"
      message="Your changes aren't saved yet."
      confirmLabel="Log out without saving"
      cancelLabel="Keep editing"
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  );
}
