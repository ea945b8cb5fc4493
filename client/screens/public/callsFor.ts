import { isStaff } from "~/session/account";
import { authAddress, loginAddress } from "~/session/landing";
import type { SessionState } from "~/session/sessionStore";

/** A step that the screen calls for. */
interface Call {
  label: string;
  to: string;
}

interface Wording {
  /** What the call to register reads. */
  join: string;
  /** The address to come back to after signing in. */
  comeBackTo?: string;
  /** The address to come back to after registering. */
  begin?: string;
}

/**
 * What a person can do next to learn here, the best first: join, sign in, or go to the own area. Empty when the
 * organization lets nobody in at the moment; null until it is known.
 */
export function callsFor(
  { account, settings }: Pick<SessionState, "account" | "settings">,
  { join, comeBackTo, begin }: Wording,
): readonly Call[] | null {
  if (isStaff(account)) return [{ label: "Go to Admin", to: "/admin" }];
  if (account) return [{ label: "Go to my courses", to: "/learner" }];
  if (settings === null) return null;
  return [
    ...(settings.selfRegistration ? [{ label: join, to: authAddress("register", begin) }] : []),
    ...(settings.disableLogin ? [] : [{ label: "Login", to: loginAddress(comeBackTo) }]),
  ];
}
