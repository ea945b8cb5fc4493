import { createStore, useStore } from "../stores/createStore";
import { type Account, storedAccount } from "./account";
import { forgetKept, getOwner } from "./keptStorage";
import { type Settings, storedSettings } from "./settings";
import { store } from "./storage";

/** The session as all screens of this tab see it. */
export interface SessionState {
  account: Account | null;
  settings: Settings | null;
  /** True while a sign-in code from the address is being exchanged. */
  signingIn: boolean;
  /** True if the address named an unknown tenant. */
  isTenantUnknown: boolean;
  /** The account of a sign-in link that awaits the person's confirmation; null without one. */
  switching: AccountSwitch | null;
  /** The account whose session is over while something of it is unsaved on the screen; null without one. */
  ended: Account | null;
  /** The name of someone else who has signed in to this browser since; null without one. */
  endedBy: string | null;
  /** Takes the answer whether to log out although a form is unsaved; null unless that is asked. */
  leaving: ((confirmed: boolean) => void) | null;
}

/** A sign-in link for another account than the signed-in one. */
export interface AccountSwitch {
  from: string;
  to: string;
  onAnswer: (confirmed: boolean) => void;
}

const initial: SessionState = {
  account: storedAccount(),
  settings: storedSettings(),
  signingIn: false,
  isTenantUnknown: false,
  switching: null,
  ended: null,
  endedBy: null,
  leaving: null,
};

/** The account that the server rendered the page for. */
let rendered = initial;

const session = createStore(initial, { readRendered: () => rendered });

/** Says whom the server has rendered the page for: its first rendering in the browser has to be the same. */
export function noteRenderedSession(settings: Settings | null): void {
  rendered = { ...rendered, account: null, settings };
}

export const currentSession = session.read;

const update = (change: Partial<SessionState>): void => session.update((state) => ({ ...state, ...change }));

/** Returns the session and renders the component again when it changes. */
export const useSession = (): SessionState => useStore(session);

/** Stores a new sign-in: its token, account and tenant. Unsaved text of anyone else is forgotten. */
export function keepSignIn(token: string, account: Account): void {
  forgetKept(getOwner(account, account.tenantId));
  // Before the token: another tab that reads in between must not send as this person what is of someone else.
  store("user", JSON.stringify(account));
  store("token", token);
  store("tokenAlias", null);
  store("tenantId", String(account.tenantId));
  update({ account });
}

/** Stores the server's version of the signed-in account. */
export function keepAccount(account: Account): void {
  store("user", JSON.stringify(account));
  update({ account });
}

/**
 * Removes the token and the account. The tenant stays, since the visitor is still at the same organization. Unsaved text
 * stays, too, for a person whose session has expired: it is only theirs.
 */
export function forgetSignIn(): void {
  store("token", null);
  store("tokenAlias", null);
  store("user", null);
  update({ account: null });
}

/** Removes the sign-in of a person who leaves, and what is kept of them in this browser. */
export function signOut(): void {
  forgetSignIn();
  forgetKept();
}

/** Stores the settings, so that the next start shows them at once. */
export function keepSettings(settings: Settings): void {
  store("settings", JSON.stringify(settings));
  update({ settings });
}

/** Removes the stored settings; the screen keeps the old ones until new ones arrive. */
export const forgetSettings = (): void => store("settings", null);

/** Asks whether to switch to the account of a sign-in link. */
export const askToSwitch = (names: Pick<AccountSwitch, "from" | "to">): Promise<boolean> =>
  new Promise((resolve) => {
    const onAnswer = (confirmed: boolean) => {
      update({ switching: null });
      resolve(confirmed);
    };
    update({ switching: { ...names, onAnswer } });
  });

/** Asks whether to log out although a form on the screen is unsaved. */
export const askToLeave = (): Promise<boolean> =>
  new Promise((resolve) => {
    const leaving = (confirmed: boolean) => {
      update({ leaving: null });
      resolve(confirmed);
    };
    update({ leaving });
  });

/** Shows that the session of an account is over, and who has signed in since; null when there is nothing to show. */
export const showEnded = (ended: Account | null, endedBy: string | null = null): void =>
  update({ ended, endedBy });

/** Shows the page of an unknown institute until the page is reloaded. */
export const showUnknownTenant = (): void => update({ isTenantUnknown: true });

export const showSigningIn = (signingIn: boolean): void => update({ signingIn });

/** Adopts the session that another tab has stored. Unsaved text of this tab is forgotten once someone else signs in. */
export function readStorageAgain(): void {
  const account = storedAccount();
  if (account) forgetKept(getOwner(account, account.tenantId));
  update({ account, settings: storedSettings() ?? session.read().settings });
}
