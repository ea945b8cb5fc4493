import { useSyncExternalStore } from "react";
import { type Account, storedAccount } from "./account";
import { type Settings, storedSettings } from "./settings";
import { forgetRecents, store } from "./storage";

/** Who is signed in, and where, as all screens of this tab see it. */
export interface SessionState {
  account: Account | null;
  settings: Settings | null;
  /** A sign-in code from the address is being exchanged. */
  signingIn: boolean;
  /** The address named a tenant that does not exist. */
  isTenantUnknown: boolean;
  /** What the person is asked before a sign-in link takes them to another account; null while there is no question. */
  switching: AccountSwitch | null;
}

/** A sign-in link for somebody else than the person who is signed in. */
export interface AccountSwitch {
  from: string;
  to: string;
  onAnswer: (confirmed: boolean) => void;
}

let state: SessionState = {
  account: storedAccount(),
  settings: storedSettings(),
  signingIn: false,
  isTenantUnknown: false,
  switching: null,
};
const listeners = new Set<() => void>();

/** Whom the server has rendered the page for. */
let rendered = state;

/** Says whom the server has rendered the page for: its first rendering in the browser has to be the same. */
export function noteRenderedSession(settings: Settings | null): void {
  rendered = { ...rendered, account: null, settings };
}

export const currentSession = (): SessionState => state;

function update(change: Partial<SessionState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in, and where; a component that uses it renders again when that changes. */
export const useSession = (): SessionState =>
  useSyncExternalStore(subscribeToSession, currentSession, () => rendered);

/** Keeps a fresh sign-in: the token for the next requests, the account for the screens, its tenant for both. */
export function keepSignIn(token: string, account: Account): void {
  store("token", token);
  store("tokenAlias", null);
  store("tenantId", String(account.tenantId));
  keepAccount(account);
}

/** Keeps what the server says of the signed-in account. */
export function keepAccount(account: Account): void {
  store("user", JSON.stringify(account));
  update({ account });
}

/** Forgets the token and the account. The tenant stays: the visitor is still at the same organization. */
export function forgetSignIn(): void {
  store("token", null);
  store("tokenAlias", null);
  store("user", null);
  forgetRecents();
  update({ account: null });
}

/** Keeps the settings for the next start; they are shown at once then. */
export function keepSettings(settings: Settings): void {
  store("settings", JSON.stringify(settings));
  update({ settings });
}

/** Drops the kept settings; what is on screen stays until fresh ones arrive. */
export const forgetSettings = (): void => store("settings", null);

/** Asks whether the browser shall change to the account of a sign-in link. */
export const askToSwitch = (names: Pick<AccountSwitch, "from" | "to">): Promise<boolean> =>
  new Promise((resolve) => {
    const onAnswer = (confirmed: boolean) => {
      update({ switching: null });
      resolve(confirmed);
    };
    update({ switching: { ...names, onAnswer } });
  });

/** Shows the page of an institute that does not exist, until the page is loaded anew. */
export const showUnknownTenant = (): void => update({ isTenantUnknown: true });

export const showSigningIn = (signingIn: boolean): void => update({ signingIn });

/** Takes over what another tab has written. */
export const readStorageAgain = (): void =>
  update({ account: storedAccount(), settings: storedSettings() ?? state.settings });
