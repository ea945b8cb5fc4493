import type { Account } from "./account";

/** The address of a person's own area. */
export const ownArea = ({ userType }: Pick<Account, "userType">): string =>
  userType === "E" ? "/admin" : "/learner";

const origin = "http://own.invalid";

/** An address inside this application that `next` may name; null for anything that could lead elsewhere. */
export function safeNext(next: string | null): string | null {
  if (!next?.startsWith("/") || /[\\\p{Cc}]/u.test(next) || !URL.canParse(next, origin)) return null;
  const url = new URL(next, origin);
  if (url.origin !== origin || url.pathname.startsWith("//") || url.pathname.startsWith("/auth")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

const isUnder = (path: string, area: string) => path === area || path.startsWith(`${area}/`);

/** Whether an address is refused to a signed-in account by the guards. */
export function isRefused(address: string, { userType }: Pick<Account, "userType">): boolean {
  const [path = ""] = address.split(/[?#]/);
  return isUnder(path, "/admin") && userType !== "E";
}

/** Where a fresh sign-in leads: back to the address that a guard refused, where it is allowed now, or to the own area. */
export function landingAfter(account: Pick<Account, "userType">, next: string | null): string {
  const wanted = safeNext(next);
  return wanted !== null && !isRefused(wanted, account) ? wanted : ownArea(account);
}

/** Sign-in or registration, which leads to `next` afterwards. */
export const authAddress = (screen: "login" | "register", next: string | null = null): string =>
  next === null ? `/auth/${screen}` : `/auth/${screen}?next=${encodeURIComponent(next)}`;

/** The login page, which leads back to `next` afterwards. */
export const loginAddress = (next?: string): string => authAddress("login", next);

/** Notes in an entry of the history that a sign-in led to it, so that what it interrupted can be finished. */
export const afterSignIn = { afterSignIn: true };

/** Whether a sign-in led to this entry of the history. No link can claim that. */
export const isAfterSignIn = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "afterSignIn" in state;
