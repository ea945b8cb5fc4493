import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { resetEnvironment } from "../relay/environment";
import { showToast } from "../ui/toasts";
import { leavesUnsaved, loginAddress } from "./landing";
import { sessionMessages } from "./sessionMessages";
import { askToLeave, forgetSettings, signOut } from "./sessionStore";
import { hasUnsavedForm } from "./unsavedText";

/** Milliseconds between the toast 'Logged Out' and the login page. */
export const logOutDelay = 1000;

/**
 * Ends the session: shows 'Logged Out', forgets the account, and opens the login page after a second. Asks first where a
 * form is unsaved.
 */
export function useLogOut() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const logOut = async () => {
    if (hasUnsavedForm() && !(await askToLeave())) return;
    setBusy(true);
    const { endSession } = await import("./endSession");
    const ended = await endSession();
    setBusy(false);
    if (!ended) return showToast({ tone: "danger", message: sessionMessages.logoutFailed });
    signOut();
    forgetSettings();
    showToast({ tone: "success", message: sessionMessages.loggedOut });
    setTimeout(() => {
      resetEnvironment();
      void navigate(loginAddress(), { state: leavesUnsaved });
    }, logOutDelay);
  };
  return { logOut, busy };
}
