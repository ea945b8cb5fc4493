import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useLoaderData, useLocation } from "react-router-dom";
import type { OperationType } from "relay-runtime";
import { useReached } from "../relay/connection";
import type { RouteQuery } from "../relay/preload";
import { RequestError, type RequestErrorCode } from "../relay/requestError";
import { KeptRouteContext, type ShownRoute } from "../relay/shownRoute";
import { endToast, showToast, type ToastRequest } from "../ui/toasts";
import { useTryAgain } from "./useTryAgain";

/** Failures that say nothing about what was asked for: it may be there the next time. */
const passing: ReadonlySet<RequestErrorCode> = new Set(["NETWORK", "UNAVAILABLE", "TOO_MANY_ATTEMPTS"]);

/** Why the data of a route could not be loaded, if asking again may help. */
function getFailure(data: unknown): RequestError | null {
  const error = (data as Partial<RouteQuery<OperationType>> | undefined)?.getFailure?.();
  return error instanceof RequestError && passing.has(error.code) ? error : null;
}

/** The route's data: the latest once they are there, the earlier ones while they can't be loaded. */
function useKeptRoute() {
  const data: unknown = useLoaderData();
  const { search } = useLocation();
  const [shown, setShown] = useState<ShownRoute>({ data, search });
  const failure = shown.data === data ? null : getFailure(data);
  const isOld = failure === null && (shown.data !== data || shown.search !== search);
  if (isOld) setShown({ data, search });
  const kept = useMemo(() => ({ latest: data, shown }), [data, shown]);
  return { kept, failure: shown.search === search ? null : failure };
}

const dayLong = 86_400_000;

/** Says that what was asked for could not be loaded, until it is. */
function useFailureToast(failure: RequestError | null): void {
  const tryAgain = useTryAgain();
  useReached(failure ? tryAgain : null);
  useEffect(() => {
    if (!failure) return;
    const toast: ToastRequest = {
      ...{ tone: "warning", title: "Couldn't load this page.", message: failure.message, duration: dayLong },
      action: { label: "Try again", run: tryAgain },
    };
    showToast(toast);
    return () => endToast(toast);
  }, [failure, tryAgain]);
}

/**
 * Keeps a screen as it is when another page of it, or another filter, can't be loaded: what is there stays, and a toast
 * offers to try again. Whatever asking again can't help replaces the screen, as does the failure of its first load.
 */
export function KeptScreen({ children }: { children: ReactNode }) {
  const { kept, failure } = useKeptRoute();
  useFailureToast(failure);
  return <KeptRouteContext value={kept}>{children}</KeptRouteContext>;
}
