import { ConfirmDialog } from "~/ui/ConfirmDialog";
import type { Activation } from "./useActivation";

/** Asks before an account is deactivated. */
export function ActivationDialog({ activation }: { activation: Activation }) {
  return (
    <ConfirmDialog
      open={activation.asked !== null}
      title="Deactivate the user"
      subject={activation.asked?.name}
      message="The account is signed out everywhere and cannot sign in until it is activated again."
      confirmLabel="Deactivate"
      error={activation.refusal}
      onConfirm={activation.deactivate}
      onCancel={activation.cancel}
    />
  );
}
