import { ConfirmDialog } from "../ui/ConfirmDialog";
import type { AccountSwitch } from "./sessionStore";

/** Asks before a sign-in link switches the browser to another account. */
export function SwitchAccountDialog({ from, to, onAnswer }: AccountSwitch) {
  return (
    <ConfirmDialog
      open
      title={`Sign in as ${to}?`}
      message={
        <>
          You are signed in as <strong className="font-medium text-ink">{from}</strong>. If you didn't ask for
          this link, stay signed in as yourself.
        </>
      }
      confirmLabel="Switch account"
      cancelLabel="Cancel"
      tone="primary"
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  );
}
