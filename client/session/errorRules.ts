import type { RequestError } from "../relay/requestError";
import type { ToastRequest } from "../ui/toasts";
import { sessionMessages } from "./sessionMessages";

/** What a failed request means for every screen alike. */
export interface ErrorRule {
  /** What the person is told; null where a page says it. */
  toast: ToastRequest | null;
  /** The sign-in is over: forget it and go to the login page. */
  endsSignIn: boolean;
  /** The server may know more of the session than this browser: ask it first. That it has ended is all there is to say. */
  asksSession: boolean;
  /** The tenant that was asked for does not exist: a page says so, and it is forgotten, or every request would fail. */
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
    if (error.message === "Token Expired") return rule("info", sessionMessages.expired, { endsSignIn: true });
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
