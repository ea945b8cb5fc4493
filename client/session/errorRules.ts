import type { RequestError } from "../relay/requestError";
import type { ToastRequest } from "../ui/toasts";
import { sessionTexts } from "./sessionTexts";

/** What a failed request means for every screen alike. */
export interface ErrorRule {
  toast: ToastRequest;
  /** The sign-in is over: forget it and go to the login page. */
  endsSignIn: boolean;
  /** The server may know more of the session than this browser: ask it. */
  asksSession: boolean;
  /** The remembered tenant does not exist: forget it, or every request would fail. */
  forgetsTenant: boolean;
}

const unknownTenant = "Organization not found";
const deniedMessages = ["Unauthorized", "Invalid token or no token provided"];

const rule = (tone: "info" | "danger", message: string, effects: Partial<ErrorRule> = {}): ErrorRule => ({
  toast: { tone, message },
  endsSignIn: false,
  asksSession: false,
  forgetsTenant: false,
  ...effects,
});

/** The rule for a failed request, as the error catalogue has it; null leaves it to the screen that asked. */
export function errorRuleFor(error: Pick<RequestError, "code" | "status" | "message">): ErrorRule | null {
  if (error.code === "UNAUTHENTICATED" || error.status === 401) {
    if (error.message === "Token Expired") return rule("info", sessionTexts.expired, { endsSignIn: true });
    const denied = deniedMessages.includes(error.message);
    return rule("danger", denied ? sessionTexts.denied : sessionTexts.otherUnauthenticated, {
      asksSession: true,
    });
  }
  if (error.code === "FORBIDDEN") return rule("danger", sessionTexts.denied);
  if (error.code === "FAULT" || error.status >= 500) return rule("danger", sessionTexts.fault);
  if (error.status === 404 && error.message === unknownTenant)
    return rule("danger", unknownTenant, { forgetsTenant: true });
  return null;
}
