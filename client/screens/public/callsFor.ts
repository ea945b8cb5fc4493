import { isStaff } from "../../session/account";
import { loginAddress } from "../../session/landing";
import type { SessionState } from "../../session/sessionStore";

/** A step that the screen calls for. */
export interface Call {
  label: string;
  to: string;
}

/**
 * What a person can do next to learn here, the best first: join, sign in, or go to the own area. Empty when the
 * organization lets nobody in at the moment; null until it is known.
 */
export function callsFor(
  { account, settings }: Pick<SessionState, "account" | "settings">,
  comeBackTo?: string,
): readonly Call[] | null {
  if (account)
    return [
      isStaff(account)
        ? { label: "Go to Admin", to: "/admin" }
        : { label: "Go to my courses", to: "/learner" },
    ];
  if (settings === null) return null;
  return [
    ...(settings.selfRegistration ? [{ label: "Join free", to: "/auth/register" }] : []),
    ...(settings.disableLogin ? [] : [{ label: "Login", to: loginAddress(comeBackTo) }]),
  ];
}
