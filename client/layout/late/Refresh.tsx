import { useEffect, useState } from "react";
import type { OperationType } from "relay-runtime";
import { useIsAway } from "~/relay/connection";
import type { RouteQuery } from "~/relay/preload";
import { isShownEverywhere } from "~/relay/requestError";
import { endToast, showToast, type ToastRequest } from "~/ui/toasts";
import { useTryAgain } from "../useTryAgain";

/** Says that the screen may be out of date, unless the global error rules say what happened. */
function useFailureToast(failure: Error | null): void {
  const tryAgain = useTryAgain();
  useEffect(() => {
    if (!failure || isShownEverywhere(failure)) return;
    const toast: ToastRequest = {
      tone: "warning",
      title: "Couldn't refresh this page",
      message: failure.message,
      action: { label: "Try again", run: tryAgain },
    };
    showToast(toast);
    return () => endToast(toast);
  }, [failure, tryAgain]);
}

/** Refreshes what a screen shows from the store: at once, or as soon as the server can be reached again. */
export function Refresh({ refresh }: { refresh: NonNullable<RouteQuery<OperationType>["refresh"]> }): null {
  const isAway = useIsAway();
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (isAway) return;
    const stop = refresh(setFailure);
    return () => {
      stop();
      setFailure(null);
    };
  }, [refresh, isAway]);
  useFailureToast(failure);
  return null;
}
