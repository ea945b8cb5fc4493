import { useEffect, useState } from "react";
import type { OperationType } from "relay-runtime";
import { useIsAway } from "~/relay/connection";
import type { RouteQuery } from "~/relay/preload";
import { RequestError } from "~/relay/requestError";
import { KeptNotice } from "./KeptNotice";

/** Whether the global error rules lead somewhere else, so that the screen need not say that it is out of date. */
const endsScreen = (failure: Error): boolean =>
  failure instanceof RequestError && (failure.code === "UNAUTHENTICATED" || failure.code === "FORBIDDEN");

/**
 * Refreshes what a screen shows from the store: at once, or as soon as the server can be reached again. Says above the
 * screen that it may be out of date where that fails.
 */
export function Refresh({ refresh }: { refresh: NonNullable<RouteQuery<OperationType>["refresh"]> }) {
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
  if (!failure || endsScreen(failure)) return null;
  return (
    <KeptNotice
      title="Couldn't refresh this page"
      failure={failure}
      effect="What you see may be out of date."
    />
  );
}
