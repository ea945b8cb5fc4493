import { Navigate, useLocation, useRouteError } from "react-router-dom";
import { lazyWithRetry } from "../relay/lazyWithRetry";
import { RequestError } from "../relay/requestError";
import { ErrorState } from "../ui/ErrorState";
import type { FailureProps } from "./late/Failure";
import { offlineTexts } from "./offlineTexts";
import { useTryAgain } from "./useTryAgain";

/** Loads with the other late parts: most visits never see it. */
const Failure = lazyWithRetry<FailureProps>(async () => (await import("./late/Failure")).Failure, {
  missing: Unreachable,
});

/**
 * Returns the query string of a list's first page if the server rejected the address's cursor; null otherwise. Without
 * a cursor, nothing else can be wrong with the page.
 */
export function firstPagePath(error: unknown, search: string): string | null {
  const params = new URLSearchParams(search);
  const onPage = params.has("after") || params.has("before");
  const isRejected =
    error instanceof RequestError && (error.code === "BAD_USER_INPUT" || error.code === "OTHER");
  if (!onPage || !isRejected) return null;
  for (const name of ["after", "before", "page"]) params.delete(name);
  return params.toString();
}

/** Replaces a failed screen. If the server rejected the list's page, it goes to the first page instead. */
export function ScreenError({ failed }: { failed?: string | undefined }) {
  const error = useRouteError();
  const firstPage = firstPagePath(error, useLocation().search);
  return firstPage === null ? (
    <Failure error={error} failed={failed} />
  ) : (
    <Navigate replace to={{ search: firstPage }} />
  );
}

/** Shown if not even the code of the error screen could be loaded. */
function Unreachable() {
  const tryAgain = useTryAgain();
  return (
    <ErrorState screen title={offlineTexts.title} onRetry={tryAgain}>
      {offlineTexts.text}
    </ErrorState>
  );
}
