import { isRouteErrorResponse, useLocation } from "react-router-dom";
import { useIsAway, useReached } from "~/relay/connection";
import { RequestError } from "~/relay/requestError";
import { ButtonLink } from "~/ui/ButtonLink";
import { ErrorState } from "~/ui/ErrorState";
import { isMissingCode } from "../missingCodeError";
import { NotFoundState } from "../NotFoundState";
import { offlineTexts } from "../offlineTexts";
import { useScreenTitle } from "../useScreenTitle";
import { useTryAgain } from "../useTryAgain";
import { MissingCode } from "./MissingCode";

interface Explanation {
  title: string;
  text: string;
  errorId?: string | undefined;
}

const anything = "Something went wrong!";

/** Returns the text for an error that replaces a screen; `failed` names what could not be loaded. */
export function explain(error: unknown, failed = anything): Explanation {
  if (error instanceof RequestError) return explainRequest(error, failed);
  return { title: anything, text: "This screen couldn't be shown. Try again." };
}

function explainRequest({ code, message, faultId }: RequestError, failed: string): Explanation {
  if (code === "NETWORK") return { title: "No connection", text: message };
  if (code === "UNAUTHENTICATED" || code === "FORBIDDEN")
    return {
      title: "Access denied",
      text: "Your account doesn't have access to this page. Sign in with another account.",
    };
  return {
    title: failed,
    text: code === "FAULT" || code === "UNAVAILABLE" ? "The server didn't respond. Try again." : message,
    errorId: faultId ?? undefined,
  };
}

/** The first screen of the failed screen's area. */
export function wayOn(pathname: string): { to: string; label: string } {
  if (pathname.startsWith("/admin/")) return { to: "/admin/dashboard", label: "Go to the dashboard" };
  if (pathname.startsWith("/learner/")) return { to: "/learner/courses", label: "Go to My Courses" };
  return { to: "/courses", label: "View all courses" };
}

export interface FailureProps {
  error: unknown;
  /** The name of the thing that could not be loaded. */
  failed: string | undefined;
}

/** Whether a failure says nothing about the screen without a connection: all but a 404 may come from that. */
const mayComeFromBreak = (error: unknown): boolean => !(isRouteErrorResponse(error) && error.status === 404);

/**
 * Shows what happened, the error id and Try again. Without a connection, any failure is told alike; the screen opens by
 * itself when the connection returns.
 */
export function Failure({ error, failed }: FailureProps) {
  const tryAgain = useTryAgain();
  const way = wayOn(useLocation().pathname);
  const isOffline = useIsAway() && mayComeFromBreak(error);
  const { title, text, errorId } = isOffline
    ? { ...offlineTexts, errorId: undefined }
    : explain(error, failed);
  useScreenTitle(title);
  useReached(mayComeFromBreak(error) ? tryAgain : null);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundState what="Page" />;
  if (isMissingCode(error) && !isOffline) return <MissingCode onRetry={tryAgain} />;
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
