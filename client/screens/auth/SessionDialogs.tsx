import { SwitchAccountDialog } from "~/session/SwitchAccountDialog";
import { useSession } from "~/session/sessionStore";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { SignInAgainDialog } from "./SignInAgainDialog";

/** Asks to sign in again after a session's end, before logging out unsaved, and before a link switches the account. */
export function SessionDialogs() {
  const { ended, endedBy, leaving, switching } = useSession();
  return (
    <>
      {switching && <SwitchAccountDialog {...switching} />}
      {ended && <SignInAgainDialog account={ended} other={endedBy} />}
      {leaving && (
        <ConfirmDialog
          open
          title="Log out without saving?"
          message="Your changes aren't saved yet."
          confirmLabel="Log out without saving"
          cancelLabel="Keep editing"
          onConfirm={() => leaving(true)}
          onCancel={() => leaving(false)}
        />
      )}
    </>
  );
}
