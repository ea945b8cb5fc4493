import type { RequestError } from "../relay/requestError";
import type { ToastRequest } from "../ui/toasts";
import { sessionMessages } from "./sessionMessages";

/** The effect of a failed request on every screen. */
export interface ErrorRule {
  /** The toast; null if a page shows the error. */
  toast: ToastRequest | null;
  /** The session has ended: forget it and go to the login page. */
  endsSignIn: boolean;
  /**
   * The server may know of a session change that this browser missed: ask it first. If the session has ended, only that
   * is shown.
   */
  asksSession: boolean;
  /** The requested tenant does not exist: a page says so, and the tenant is forgotten, or every request would fail. */
  forgetsTenant: boolean;
}

/** The message of a session that was idle for too long, or is too old. */
export const expiredMessage = "Token Expired";

const unknownTenant = "Organization not found";
const deniedMessages = ["Unauthorized", "Invalid token or no token provided"];

const rule = (tone: "info" | "danger", message: string, effects: Partial<ErrorRule> = {}): ErrorRule => ({
  toast: { tone, message },
  endsSignIn: false,
  asksSession: false,
  forgetsTenant: false,
  ...effects,
});

/** Returns the rule for a failed request, as in the error catalogue; null leaves it to the caller. */
export function errorRuleFor(error: Pick<RequestError, "code" | "status" | "message">): ErrorRule | null {
  if (error.code === "UNAUTHENTICATED" || error.status === 401) {
    if (error.message === expiredMessage) return rule("info", sessionMessages.expired, { endsSignIn: true });
    const denied = deniedMessages.includes(error.message);
    return rule("danger", denied ? sessionMessages.denied : sessionMessages.otherUnauthenticated, {
      asksSession: true,
    });
  }
  if (error.code === "FORBIDDEN") return rule("danger", sessionMessages.denied);
  if (error.code === "FAULT" || error.status >= 500) return rule("danger", sessionMessages.fault);
  if (error.status === 404 && error.message === unknownTenant)
    return { ...rule("danger", unknownTenant, { forgetsTenant: true }), toast: null };
  return null;
}
