import { isRouteErrorResponse, Navigate, useLocation, useRouteError } from "react-router-dom";
import { useReached } from "../relay/connection";
import { RequestError } from "../relay/requestError";
import { ButtonLink } from "../ui/ButtonLink";
import { ErrorState } from "../ui/ErrorState";
import { lazyWithRetry } from "./lazyWithRetry";
import { isMissingCode } from "./missingCodeError";
import { NotFoundState } from "./NotFoundState";
import { useScreenTitle } from "./useScreenTitle";
import { useTryAgain } from "./useTryAgain";

const MissingCode = lazyWithRetry(async () => (await import("./late/MissingCode")).MissingCode, {
  missing: Unreachable,
});

interface Explanation {
  title: string;
  text: string;
  errorId?: string | undefined;
}

const anything = "Something went wrong!";

/** What to say about an error that a screen could not survive; `failed` are its own words for what was not loaded. */
export function explain(error: unknown, failed = anything): Explanation {
  if (error instanceof RequestError) return explainRequest(error, failed);
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
export function firstPagePath(error: unknown, search: string): string | null {
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
  const firstPage = firstPagePath(error, useLocation().search);
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

/** Stands where not even the words for it could be loaded. */
function Unreachable({ onRetry }: { onRetry: () => void }) {
  return <ErrorState screen title="You are offline" onRetry={onRetry} />;
}

/** What happened, the error id, and Try again; a lost connection that is back tries by itself. */
function Failure({ error, failed }: { error: unknown; failed: string | undefined }) {
  const tryAgain = useTryAgain();
  const way = wayOn(useLocation().pathname);
  const { title, text, errorId } = explain(error, failed);
  const isLost = error instanceof RequestError && error.code === "NETWORK";
  useScreenTitle(title);
  useReached(isLost ? tryAgain : null);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundState what="Page" />;
  if (isMissingCode(error)) return <MissingCode onRetry={tryAgain} />;
  return (
    <ErrorState
      screen
      title={title}
      errorId={errorId}
      onRetry={tryAgain}
      action={<ButtonLink to={way.to}>{way.label}</ButtonLink>}
    >
      {text}
    </ErrorState>
  );
}
