import { type ReactNode, useMemo, useState } from "react";
import { useLoaderData, useLocation } from "react-router-dom";
import type { OperationType } from "relay-runtime";
import type { RouteQuery } from "../relay/preload";
import { RequestError, type RequestErrorCode } from "../relay/requestError";
import { KeptRouteContext, type ShownRoute } from "../relay/shownRoute";
import { LateKeptNotice, LateRefresh } from "./lateParts";

/** Failures that say nothing about what was asked for: it may be there the next time. */
const passing: ReadonlySet<RequestErrorCode> = new Set(["NETWORK", "UNAVAILABLE", "TOO_MANY_ATTEMPTS"]);

/** The data of a route whose loader starts a query; null of any other. */
const toRouteQuery = (data: unknown): RouteQuery<OperationType> | null =>
  typeof data === "object" && data !== null && "getFailure" in data
    ? (data as RouteQuery<OperationType>)
    : null;

/** Why the data of a route could not be loaded, if asking again may help. */
function getFailure(data: unknown): RequestError | null {
  const failure = toRouteQuery(data)?.getFailure();
  return failure instanceof RequestError && passing.has(failure.code) ? failure : null;
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

interface Props {
  /** Names what could not be loaded, where the specification has a text for it. */
  failed?: string | undefined;
  children: ReactNode;
}

/**
 * Keeps a screen as it is when another page of it, or another filter, can't be loaded: what is there stays, and a notice
 * above it offers to try again. Errors that a retry can't fix replace the screen, as does the failure of its first load.
 */
export function KeptScreen({ failed = "Couldn't load this page", children }: Props) {
  const { kept, failure } = useKeptRoute();
  const refresh = failure ? null : toRouteQuery(kept.shown.data)?.refresh;
  return (
    <KeptRouteContext value={kept}>
      {failure && <LateKeptNotice title={failed} failure={failure} />}
      {refresh && <LateRefresh refresh={refresh} />}
      {children}
    </KeptRouteContext>
  );
}
