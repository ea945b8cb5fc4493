import { minuteMs } from "#gateway/domains/durationContract";
import {
  onEnvironmentReset,
  onLiveSessionEnded,
  onRequestError,
  renewLive,
  resetEnvironment,
} from "../relay/environment";
import { otherPerson, setRenewal } from "../relay/renewal";
import type { RequestError } from "../relay/requestError";
import { showToast, type ToastRequest } from "../ui/toasts";
import { isSamePerson } from "./account";
import { errorRuleFor } from "./errorRules";
import { landingAfter, loginAddress, ownArea } from "./landing";
import { refreshSession, type SessionNews } from "./refreshSession";
import { sessionMessages } from "./sessionMessages";
import { currentSession, forgetSignIn, readStorageAgain, showUnknownTenant } from "./sessionStore";
import type { StartedSession } from "./startSession";
import { store } from "./storage";

/** The part of the router that the session uses. */
export interface SessionRouter {
  readonly state: { readonly location: { pathname: string; search: string; hash: string } };
  navigate(to: string, options?: { replace?: boolean }): Promise<void>;
  revalidate(): Promise<void>;
}

let signedIn: typeof import("./signedIn") | undefined;

/** A visitor follows no settings, and has no session that could end. */
async function loadSignedIn() {
  signedIn ??= await import("./signedIn");
  return signedIn;
}

function forgetEndedSession(news: SessionNews): void {
  if (news !== "ended") return;
  if (signedIn?.hasSomethingToLose()) return void signedIn.askToSignInAgain();
  forgetSignIn();
  showToast({ tone: "info", message: sessionMessages.expired });
  resetEnvironment();
}

let checking: Promise<void> | undefined;

/** Asks the server whether the session is still valid; concurrent callers share one request. */
function checkSession(): Promise<void> {
  checking ??= refreshSession()
    .then(forgetEndedSession)
    .finally(() => {
      checking = undefined;
    });
  return checking;
}

/** Shows why a request was denied, or only that the session has ended if it has. */
async function checkBefore(toast: ToastRequest): Promise<void> {
  await checkSession();
  if (currentSession().account) showToast(toast);
}

function applyErrorRule(router: SessionRouter, error: RequestError): void {
  const rule = errorRuleFor(error);
  // Someone who is asked to sign in again is told nothing else.
  if (!rule || error.message === otherPerson || currentSession().ended) return;
  if (rule.asksSession && rule.toast && currentSession().account) return void checkBefore(rule.toast);
  if (rule.toast) showToast(rule.toast);
  if (rule.endsSignIn) {
    const { pathname, search, hash } = router.state.location;
    forgetSignIn();
    resetEnvironment();
    if (!pathname.startsWith("/auth")) void router.navigate(loginAddress(`${pathname}${search}${hash}`));
  } else if (rule.forgetsTenant) {
    store("tenantId", null);
    showUnknownTenant();
  }
}

/** Milliseconds that a tab has to finish logging out before the server is asked about its account. */
const forgettingTakes = 2_000;

/** Asks once the other tab is done, and listens again where the session that ended was followed by another. */
function checkLater(): void {
  setTimeout(async () => {
    if (!currentSession().account) return;
    await checkSession();
    const { account, ended } = currentSession();
    if (account && !ended) renewLive();
  }, forgettingTakes);
}

/** Shows changed settings at once to signed-in users, and notes what they type; visitors open no socket. */
async function followAccount(stops: (() => void)[]): Promise<void> {
  if (!currentSession().account) return;
  const { followSettings, watchTyping } = await loadSignedIn();
  followSettings();
  stops.push(watchTyping());
}

/** Milliseconds for which a visitor's settings count as current. */
const visitorsPatience = minuteMs;

/** Refreshes a visitor's settings when the window becomes visible again. */
function refreshVisitor(): () => void {
  let askedAt = performance.now();
  return () => {
    const now = performance.now();
    if (currentSession().account || now - askedAt < visitorsPatience) return;
    askedAt = now;
    void refreshSession({ quiet: true });
  };
}

/** Follows the sign-ins and sign-outs of other tabs; a tab on the login page stays there. */
function followOtherTab(router: SessionRouter): void {
  if (signedIn?.keepsScreen()) return;
  const before = currentSession().account;
  readStorageAgain();
  const { account } = currentSession();
  if (isSamePerson(before, account)) return;
  resetEnvironment();
  const { pathname, search } = router.state.location;
  if (account && pathname.startsWith("/auth"))
    void router.navigate(landingAfter(account, new URLSearchParams(search).get("next")));
}

/**
 * Connects the session to the router: the requests started by the first page, the global error rules, sign-ins and
 * sign-outs of other tabs, and reloading the screen when the store was discarded.
 */
export function connectSession(router: SessionRouter, started: StartedSession): () => void {
  const followTab = () => followOtherTab(router);
  const refresh = refreshVisitor();
  const stops: (() => void)[] = [];
  const follow = () => void followAccount(stops);
  stops.push(
    setRenewal(async (refused) => (await loadSignedIn()).renewSession(refused)),
    onRequestError((error) => applyErrorRule(router, error)),
    onLiveSessionEnded(checkLater),
    onEnvironmentReset(() => {
      void router.revalidate();
      follow();
      void checkSession();
    }),
    () => window.removeEventListener("storage", followTab),
    () => window.removeEventListener("focus", refresh),
  );
  window.addEventListener("storage", followTab);
  window.addEventListener("focus", refresh);
  void started.news.then(forgetEndedSession).then(follow);
  void started.signedIn.then((account) => account && router.navigate(ownArea(account), { replace: true }));
  return () => {
    for (const stop of stops) stop();
  };
}
