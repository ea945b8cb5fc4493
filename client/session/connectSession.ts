import { onEnvironmentReset, onLiveRefused, onRequestError, resetEnvironment } from "../relay/environment";
import type { RequestError } from "../relay/requestError";
import { showToast, type ToastRequest } from "../ui/toasts";
import { errorRuleFor } from "./errorRules";
import { landingAfter, loginAddress, ownArea } from "./landing";
import { refreshSession, type SessionNews } from "./refreshSession";
import { sessionMessages } from "./sessionMessages";
import { currentSession, forgetSignIn, readStorageAgain, showUnknownTenant } from "./sessionStore";
import type { StartedSession } from "./startSession";
import { store } from "./storage";

/** The part of the router that the session drives. */
export interface SessionRouter {
  readonly state: { readonly location: { pathname: string; search: string; hash: string } };
  navigate(to: string, options?: { replace?: boolean }): Promise<void>;
  revalidate(): Promise<void>;
}

function forgetEndedSession(news: SessionNews): void {
  if (news !== "ended") return;
  forgetSignIn();
  showToast({ tone: "info", message: sessionMessages.expired });
  resetEnvironment();
}

let checking: Promise<void> | undefined;

/** Asks the server whether the session goes on; once for all who want to know at a time. */
function checkSession(): Promise<void> {
  checking ??= refreshSession()
    .then(forgetEndedSession)
    .finally(() => {
      checking = undefined;
    });
  return checking;
}

/** Shows why a request was denied, unless the session turns out to be over, which is said alone. */
async function checkBefore(toast: ToastRequest): Promise<void> {
  await checkSession();
  if (currentSession().account) showToast(toast);
}

function applyErrorRule(router: SessionRouter, error: RequestError): void {
  const rule = errorRuleFor(error);
  if (!rule) return;
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

/** How long a tab that is just logging out has to forget its account, before the server is asked about it. */
const forgettingTakes = 2_000;

function checkLater(): void {
  setTimeout(() => {
    if (currentSession().account) void checkSession();
  }, forgettingTakes);
}

async function follow(): Promise<void> {
  const { followSettings } = await import("./followSettings");
  followSettings();
}

/** The pages of those who are signed in see the organization's settings change at once; visitors open no socket. */
function followChanges(): void {
  if (currentSession().account) void follow();
}

/** How long a visitor's settings are taken as they are. */
const visitorsPatience = 60_000;

/** Asks for a visitor's settings again when the window comes back to the front. */
function refreshVisitor(): () => void {
  let askedAt = performance.now();
  return () => {
    const now = performance.now();
    if (currentSession().account || now - askedAt < visitorsPatience) return;
    askedAt = now;
    void refreshSession({ quiet: true });
  };
}

/** Signs this tab in or out when another tab was; a tab that waits at the login page goes on. */
function followOtherTab(router: SessionRouter): void {
  const before = currentSession().account;
  readStorageAgain();
  const { account } = currentSession();
  if (before?.id === account?.id && before?.tenantId === account?.tenantId) return;
  resetEnvironment();
  const { pathname, search } = router.state.location;
  if (account && pathname.startsWith("/auth"))
    void router.navigate(landingAfter(account, new URLSearchParams(search).get("next")));
}

/**
 * Lets the session drive the router: what was started at the first page, the rules for failed requests, sign-ins and
 * sign-outs of other tabs, and loading again whatever is on screen when the store was thrown away.
 */
export function connectSession(router: SessionRouter, { signedIn, news }: StartedSession): () => void {
  const followTab = () => followOtherTab(router);
  const refresh = refreshVisitor();
  const stops = [
    onRequestError((error) => applyErrorRule(router, error)),
    onLiveRefused(checkLater),
    onEnvironmentReset(() => {
      void router.revalidate();
      followChanges();
      void checkSession();
    }),
    () => window.removeEventListener("storage", followTab),
    () => window.removeEventListener("focus", refresh),
  ];
  window.addEventListener("storage", followTab);
  window.addEventListener("focus", refresh);
  void news.then(forgetEndedSession).then(followChanges);
  void signedIn.then((account) => account && router.navigate(ownArea(account), { replace: true }));
  return () => {
    for (const stop of stops) stop();
  };
}
