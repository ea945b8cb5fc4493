import { useEffect } from "react";
import { lazyWithRetry } from "~/relay/lazyWithRetry";
import { sessionMessages } from "~/session/sessionMessages";
import { useSession } from "~/session/sessionStore";
import { showToast } from "~/ui/toasts";

const Dialogs = lazyWithRetry(async () => (await import("./SessionDialogs")).SessionDialogs, {
  missing: Unasked,
});

/** The questions about a session, on any screen: to sign in again, to log out unsaved, and to switch the account. */
export function SessionQuestions() {
  const { ended, leaving, switching } = useSession();
  return (ended || leaving || switching) && <Dialogs />;
}

/** Without its question a person stays logged in as who they are; another tab signs in for one that has ended. */
function Unasked() {
  const { leaving, switching } = useSession();
  useEffect(() => {
    if (leaving) return leaving(false);
    showToast({ tone: "danger", message: sessionMessages[switching ? "linkNotOpened" : "expired"] });
    switching?.onAnswer(false);
  }, [leaving, switching]);
  return null;
}
