import { showToast } from "../ui/toasts";
import type { Account } from "./account";
import { readAddress, storeTenant } from "./firstAddress";
import { refreshSession, type SessionNews } from "./refreshSession";
import { sessionMessages } from "./sessionMessages";
import { currentSession, showSigningIn } from "./sessionStore";

/** The requests that the start of the page began. */
export interface StartedSession {
  /** The account that the address's sign-in code signed in; null if there was none. */
  signedIn: Promise<Account | null>;
  news: Promise<SessionNews>;
}

let ready: Promise<unknown> = Promise.resolve();

/** Settles when the server has said who is signed in; guards wait for it if this browser stores no account. */
export const sessionReady = (): Promise<unknown> => ready;

/** Signs in with the code of an address. */
export function signInFromAddress(token: string, tenantId: string | null): Promise<Account | null> {
  showSigningIn(true);
  // Few visits have a code, so this code is not part of the first load.
  const signedIn = import("./signInByLink").then(({ signInByLink }) => signInByLink(token, tenantId));
  ready = signedIn;
  return signedIn;
}

/** Tells a signed-in user why the address did not lead to the tenant that it named. */
function tellOwnTenant(): void {
  const { account, settings } = currentSession();
  if (account) showToast({ tone: "info", message: sessionMessages.otherTenant(settings?.name) });
}

/** Reads the first page's address, removes its session parameters, and asks the server who is signed in. */
export function startSession(): StartedSession {
  const { token, tenantId, rest } = readAddress(new URL(location.href));
  if (token !== null || tenantId !== null) history.replaceState(history.state, "", rest);
  if (token !== null) {
    const signedIn = signInFromAddress(token, tenantId);
    return { signedIn, news: signedIn.then(() => refreshSession()) };
  }
  const accountTenant = currentSession().account?.tenantId ?? null;
  storeTenant({ tenantId, accountTenant });
  const news = refreshSession();
  if (tenantId !== null && accountTenant !== null && tenantId !== String(accountTenant))
    void news.then(tellOwnTenant);
  ready = news;
  return { signedIn: Promise.resolve(null), news };
}
