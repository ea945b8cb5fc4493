import { useEffect } from "react";
import { lazyWithRetry } from "~/relay/lazyWithRetry";
import { useSession } from "~/session/sessionStore";
import { showToast } from "~/ui/toasts";

const Dialog = lazyWithRetry(async () => (await import("./SignInAgainDialog")).SignInAgainDialog, {
  missing: Untold,
});

/** Asks a person whose session has ended to sign in again, above the screen with what they typed. */
export function SignInAgain() {
  const { ended, endedBy } = useSession();
  return ended && <Dialog account={ended} other={endedBy} />;
}

/** Another tab signs in for this one, too. */
function Untold() {
  useEffect(() => {
    showToast({ tone: "info", message: "Your session has ended. Sign in in another tab to go on." });
  }, []);
  return null;
}
