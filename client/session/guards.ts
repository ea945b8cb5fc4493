import { type MiddlewareFunction, redirect } from "react-router-dom";
import { type Account, isStaff } from "./account";
import "./instituteZone";
import { loginAddress, securityAddress } from "./landing";
import { currentSession } from "./sessionStore";
import { sessionReady } from "./startSession";

/** The people who may open an area. */
export type Area = "signedIn" | "staff";

/**
 * Returns where a guard redirects a person who may not open an address: the login page, with the way back; null if they
 * may.
 */
export function refusedTo(area: Area, account: Account | null, address: string): string | null {
  const mayOpen = area === "staff" ? isStaff(account) : account !== null;
  return mayOpen ? null : loginAddress(address);
}

/**
 * Returns where an account is led that has to add a second factor first: to its security screen, and to nothing else; null
 * for others.
 */
export function ledTo(account: Account | null, address: string): string | null {
  if (!account?.needsSecondFactor) return null;
  const screen = securityAddress(account.username);
  return address === screen ? null : screen;
}

/**
 * The current account. If this browser stores none, the session cookie may still belong to one; and no screen is drawn
 * before the zone of its times is known.
 */
async function knownAccount(): Promise<Account | null> {
  const { account, settings, signingIn } = currentSession();
  if (!account || !settings?.timeZone || signingIn) await sessionReady();
  return currentSession().account;
}

/** The place within an address: a router's request has none, the address that the browser was opened with has. */
const findHash = (address: string): string =>
  address === `${location.pathname}${location.search}` ? location.hash : "";

const guard =
  (area: Area): MiddlewareFunction =>
  async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const account = await knownAccount();
    const address = `${pathname}${search}`;
    const elsewhere = ledTo(account, pathname) ?? refusedTo(area, account, `${address}${findHash(address)}`);
    if (elsewhere !== null) throw redirect(elsewhere);
  };

/** A route middleware that admits signed-in people only. The area's queries start after it. */
export const signedInOnly = guard("signedIn");

/** A route middleware that admits staff only. */
export const staffOnly = guard("staff");
