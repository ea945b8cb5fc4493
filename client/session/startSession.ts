import type { Account } from "./account";
import { readAddress, storeAddress } from "./firstAddress";
import { refreshSession, type SessionNews } from "./refreshSession";
import { currentSession } from "./sessionStore";
import { signInByToken } from "./signInByToken";

/** What the start of the page has set going. */
export interface StartedSession {
  /** The account that the address's token signed in; null when there was none. */
  signedIn: Promise<Account | null>;
  news: Promise<SessionNews>;
}

let ready: Promise<unknown> = Promise.resolve();

/** Settles when it is known who is signed in: guards wait for it where this browser remembers nobody. */
export const sessionReady = (): Promise<unknown> => ready;

/** Takes the token out of an address and signs in with it. */
export function signInFromAddress(token: string, tenantId: string | null): Promise<Account | null> {
  const signedIn = signInByToken(token, tenantId);
  ready = signedIn;
  return signedIn;
}

/** Reads the first page's address, cleans it at once, and asks the server who is signed in. */
export function startSession(): StartedSession {
  const { token, tenantId, rest } = readAddress(new URL(location.href));
  if (token !== null || tenantId !== null) history.replaceState(history.state, "", rest);
  if (token !== null) {
    const signedIn = signInFromAddress(token, tenantId);
    return { signedIn, news: signedIn.then(refreshSession) };
  }
  storeAddress({ token, tenantId, accountTenant: currentSession().account?.tenantId ?? null });
  const news = refreshSession();
  ready = news;
  return { signedIn: Promise.resolve(null), news };
}
