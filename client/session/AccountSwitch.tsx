import { useEffect } from "react";
import { lazyWithRetry } from "../relay/lazyWithRetry";
import { showToast } from "../ui/toasts";
import { sessionMessages } from "./sessionMessages";
import { type AccountSwitch as Question, useSession } from "./sessionStore";

const Dialog = lazyWithRetry(async () => (await import("./SwitchAccountDialog")).SwitchAccountDialog, {
  missing: Unasked,
});

/** Shows the question of a sign-in link for another account, on any screen. */
export function AccountSwitch() {
  const { switching } = useSession();
  return switching && <Dialog {...switching} />;
}

/** Without this question the account never changes. */
function Unasked({ onAnswer }: Question) {
  useEffect(() => {
    showToast({ tone: "danger", message: sessionMessages.linkNotOpened });
    onAnswer(false);
  }, [onAnswer]);
  return null;
}
