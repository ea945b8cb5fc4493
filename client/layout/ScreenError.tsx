import { isRouteErrorResponse, Navigate, useLocation, useNavigate, useRouteError } from "react-router";
import { RequestError } from "../relay/requestError";
import { ButtonLink } from "../ui/ButtonLink";
import { ErrorState } from "../ui/ErrorState";
import { NotFoundState } from "./NotFoundState";
import { useScreenTitle } from "./useScreenTitle";

interface Explanation {
  title: string;
  text: string;
  errorId?: string | undefined;
  /** The page itself must be loaded again: its code has moved on. */
  stale?: boolean;
}

const staleCode = /dynamically imported module|Importing a module script failed|module script failed/i;

const anything = "Something went wrong!";

/** What to say about an error that a screen could not survive; `failed` are its own words for what was not loaded. */
export function explain(error: unknown, failed = anything): Explanation {
  if (error instanceof RequestError) return explainRequest(error, failed);
  if (error instanceof Error && staleCode.test(error.message))
    return {
      title: "This page has changed",
      text: "A new version is available. Load it to go on.",
      stale: true,
    };
  return { title: anything, text: "This screen could not be shown. Trying again may help." };
}

function explainRequest({ code, message, faultId }: RequestError, failed: string): Explanation {
  if (code === "NETWORK") return { title: "No connection", text: message };
  if (code === "UNAUTHENTICATED" || code === "FORBIDDEN")
    return {
      title: "Access denied",
      text: "Your account may not see this. Log in with another one to go on.",
    };
  return {
    title: failed,
    text:
      code === "FAULT" || code === "UNAVAILABLE"
        ? "The server could not answer. Trying again may help."
        : message,
    errorId: faultId ?? undefined,
  };
}

/**
 * The query string of a list's first page, when the address names a page and the server has read the request and wants
 * another one; null otherwise. Without a cursor there is nothing else to be wrong with it.
 */
export function firstPageOf(error: unknown, search: string): string | null {
  const said = new URLSearchParams(search);
  const onPage = said.has("after") || said.has("before");
  const isRejected =
    error instanceof RequestError && (error.code === "BAD_USER_INPUT" || error.code === "OTHER");
  if (!onPage || !isRejected) return null;
  for (const name of ["after", "before", "page"]) said.delete(name);
  return said.toString();
}

/** Takes a screen's place when it fails; a page that the server cannot read gives way to the first one. */
export function ScreenError({ failed }: { failed?: string | undefined }) {
  const error = useRouteError();
  const firstPage = firstPageOf(error, useLocation().search);
  return firstPage === null ? (
    <Failure error={error} failed={failed} />
  ) : (
    <Navigate replace to={{ search: firstPage }} />
  );
}

/** Where to go from a screen that failed: to the first screen of its own area. */
export function wayOn(pathname: string): { to: string; label: string } {
  if (pathname.startsWith("/admin/")) return { to: "/admin/dashboard", label: "Go to the dashboard" };
  if (pathname.startsWith("/learner/")) return { to: "/learner/courses", label: "Go to My Courses" };
  return { to: "/courses", label: "View all courses" };
}

/** What happened, the error id, and Try again. */
function Failure({ error, failed }: { error: unknown; failed: string | undefined }) {
  const tryAgain = useTryAgain();
  const way = wayOn(useLocation().pathname);
  const { title, text, errorId, stale } = explain(error, failed);
  useScreenTitle(title);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundState what="Page" />;
  return (
    <ErrorState
      screen
      title={title}
      errorId={errorId}
      onRetry={() => (stale ? window.location.reload() : tryAgain())}
      action={<ButtonLink to={way.to}>{way.label}</ButtonLink>}
    >
      {text}
    </ErrorState>
  );
}

/** Loads the same address once more. A mere revalidation can be over before the boundary has noticed it. */
function useTryAgain(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return () => void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state });
}
