import type { Account } from "./account";

/** The start of a person's own area. */
export const ownArea = ({ userType }: Pick<Account, "userType">): string =>
  userType === "E" ? "/admin" : "/learner";

const origin = "http://own.invalid";

/** Returns `next` if it is an address inside this application; null if it could lead elsewhere. */
export function safeNext(next: string | null): string | null {
  if (!next?.startsWith("/") || /[\\\p{Cc}]/u.test(next) || !URL.canParse(next, origin)) return null;
  const url = new URL(next, origin);
  // Of the screens for signing in, only an invitation is somewhere to go back to.
  const isForSigningIn = url.pathname.startsWith("/auth") && !url.pathname.startsWith("/auth/join/");
  if (url.origin !== origin || url.pathname.startsWith("//") || isForSigningIn) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

const isUnder = (path: string, area: string) => path === area || path.startsWith(`${area}/`);

/** Whether the guards refuse an address to a signed-in account. */
export function isRefused(address: string, { userType }: Pick<Account, "userType">): boolean {
  const [path = ""] = address.split(/[?#]/);
  return isUnder(path, "/admin") && userType !== "E";
}

/**
 * Returns where to go after signing in: the address that a guard refused, if it is allowed now, or the person's own
 * area.
 */
export function landingAfter(account: Pick<Account, "userType">, next: string | null): string {
  const wanted = safeNext(next);
  return wanted !== null && !isRefused(wanted, account) ? wanted : ownArea(account);
}

/** The address of the login or registration page that returns to `next` afterwards. */
export const authAddress = (screen: "login" | "register", next: string | null = null): string =>
  next === null ? `/auth/${screen}` : `/auth/${screen}?next=${encodeURIComponent(next)}`;

/** The address of the login page that returns to `next` afterwards. */
export const loginAddress = (next?: string): string => authAddress("login", next);

/** Marks a history entry as the target of a sign-in, so that the interrupted action can continue. */
export const afterSignIn = { afterSignIn: true };

/** Whether a sign-in led to this history entry. A link cannot set this. */
export const isAfterSignIn = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "afterSignIn" in state;

/** Marks a navigation whose person knows that what is unsaved on the screen is lost. */
export const leavesUnsaved = { leavesUnsaved: true };

/** Whether a navigation is marked so. */
export const isLeavingUnsaved = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "leavesUnsaved" in state;

/** The address of the screen of how a person signs in. */
export const securityAddress = (username: string): string =>
  `/users/${encodeURIComponent(username)}/security`;
