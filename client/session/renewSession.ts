import { renewLive, resetEnvironment } from "../relay/environment";
import { isChanging, otherPerson, type RefusedRequest } from "../relay/renewal";
import { isSamePerson, storedAccount } from "./account";
import { expiredMessage } from "./errorRules";
import type { OpenedSession } from "./readSession";
import { refreshSession } from "./refreshSession";
import { currentSession, forgetSignIn, keepSignIn, readStorageAgain, showEnded } from "./sessionStore";
import { storedToken } from "./storage";
import { hasUnsavedText } from "./unsavedText";

interface Asking {
  /** The token of the session that is over; another one in the storage is a new session. */
  token: string | null;
  answer: Promise<boolean>;
  settle: (isRenewed: boolean) => void;
}

let asking: Asking | null = null;

/** Whether something on the screen would be lost with it. */
export const hasSomethingToLose = (): boolean => hasUnsavedText() || isChanging();

function endAsking(isRenewed: boolean): void {
  const asked = asking;
  asking = null;
  showEnded(null);
  asked?.settle(isRenewed);
}

/**
 * Asks the person on the same screen to sign in again; resolves to whether they did. Requests that are refused at the
 * same time share the question.
 */
export function askToSignInAgain(): Promise<boolean> {
  if (asking) return asking.answer;
  const { account } = currentSession();
  if (!account) return Promise.resolve(false);
  let settle: Asking["settle"] = () => undefined;
  const answer = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  asking = { token: storedToken(), answer, settle };
  showEnded(account);
  return answer;
}

/** Asks for a new session where one is over and something would be lost; resolves to whether to send the request again. */
export async function renewSession({ error, isChange }: RefusedRequest): Promise<boolean> {
  if (asking) return asking.answer;
  if (!currentSession().account || !(isChange || hasSomethingToLose())) return false;
  const isOver = error.message === expiredMessage || error.message === otherPerson;
  if (!isOver && (await refreshSession({ quiet: true })) !== "ended") return false;
  return askToSignInAgain();
}

/** Goes on with the new session of the same person. */
function goOn(): void {
  endAsking(true);
  renewLive();
}

/** Takes the session that the person has opened; false where it is someone else's. */
export function takeNewSession({ token, account }: OpenedSession): boolean {
  if (!isSamePerson(account, currentSession().ended)) return false;
  keepSignIn(token, account);
  goOn();
  return true;
}

/** Leaves the screen and what was typed there: to the login page, or to the person who signed in elsewhere. */
export function leaveEndedSession(): void {
  const { ended } = currentSession();
  const stored = storedAccount();
  if (stored && !isSamePerson(stored, ended)) readStorageAgain();
  else forgetSignIn();
  resetEnvironment();
  endAsking(false);
}

/**
 * Follows what another tab has stored, for a tab that has something to lose. Returns whether it keeps its screen: until
 * its own person is signed in again.
 */
export function keepsScreen(): boolean {
  const { account, ended } = currentSession();
  const stored = storedAccount();
  if (asking) {
    const isNew = storedToken() !== null && storedToken() !== asking.token;
    if (!isNew) return true;
    if (!isSamePerson(stored, ended)) {
      showEnded(ended, stored?.name ?? null);
      return true;
    }
    readStorageAgain();
    goOn();
    return true;
  }
  if (!account || isSamePerson(stored, account) || !hasSomethingToLose()) return false;
  void askToSignInAgain();
  if (stored) showEnded(account, stored.name);
  return true;
}
