import { isStaff } from "~/session/account";
import { authAddress, loginAddress } from "~/session/landing";
import type { SessionState } from "~/session/sessionStore";

/** A call to action. */
interface Call {
  label: string;
  to: string;
}

interface Wording {
  /** The label of the call to register. */
  join: string;
  /** The address to return to after registering or signing in. */
  comeBackTo?: string;
}

/**
 * The person's next steps, best first: register, log in, or open their own area. Empty if the organization admits
 * no one at the moment; null until that is known.
 */
export function callsFor(
  { account, settings }: Pick<SessionState, "account" | "settings">,
  { join, comeBackTo }: Wording,
): readonly Call[] | null {
  if (isStaff(account)) return [{ label: "Go to Admin", to: "/admin" }];
  if (account) return [{ label: "Go to my courses", to: "/learner" }];
  if (settings === null) return null;
  return [
    ...(settings.selfRegistration ? [{ label: join, to: authAddress("register", comeBackTo) }] : []),
    ...(settings.disableLogin ? [] : [{ label: "Login", to: loginAddress(comeBackTo) }]),
  ];
}
