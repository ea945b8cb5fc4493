import { type MiddlewareFunction, redirect } from "react-router-dom";
import { type Account, isStaff } from "./account";
import { loginAddress } from "./landing";
import { currentSession } from "./sessionStore";
import { sessionReady } from "./startSession";

/** Whom an area is for. */
export type Area = "signedIn" | "staff";

/** Where a guard sends whoever may not open an address: to the login page, which knows the way back; null lets in. */
export function refusedTo(area: Area, account: Account | null, address: string): string | null {
  const mayOpen = area === "staff" ? isStaff(account) : account !== null;
  return mayOpen ? null : loginAddress(address);
}

/** The account in force; where this browser remembers nobody, the session cookie may still know one. */
async function knownAccount(): Promise<Account | null> {
  const { account, signingIn } = currentSession();
  if (!account || signingIn) await sessionReady();
  return currentSession().account;
}

const guard =
  (area: Area): MiddlewareFunction =>
  async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const elsewhere = refusedTo(area, await knownAccount(), `${pathname}${search}`);
    if (elsewhere !== null) throw redirect(elsewhere);
  };

/** A route's middleware: lets only signed-in people in. No query of the area starts before. */
export const signedInOnly = guard("signedIn");

/** A route's middleware: lets only staff in. */
export const staffOnly = guard("staff");
