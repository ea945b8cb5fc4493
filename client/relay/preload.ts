import { loadQuery, type PreloadedQuery } from "react-relay";
import type { Disposable, GraphQLTaggedNode, OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { currentEnvironment } from "./environment";
import { screenRequest } from "./network";
import { isRead } from "./queryReaders";

/** Milliseconds after which no rendering begins to read a query any more, even if the screen's code came late. */
const releaseAfter = 60_000;

/** Reads a query's data again. Returns the function that stops it. */
type Refresh = (onFailure: (failure: Error) => void) => () => void;

/** The data that a route's loader passes to its screen. */
export interface RouteQuery<Query extends OperationType> {
  query: PreloadedQuery<Query>;
  /** Why it could not be loaded; null as long as it may be. */
  getFailure: () => Error | null;
  /** Null for data that did not come from the store: they are new. */
  refresh: Refresh | null;
}

/** Releases a query whose screen is never mounted, and so can't: it failed, or the next navigation overtook it. */
function releaseUnread(query: Disposable): void {
  setTimeout(() => isRead(query) || query.dispose(), releaseAfter);
}

/**
 * Starts a route's query while the screen's code still loads. Data in the store are shown at once; `KeptScreen`
 * refreshes them by another request, whose failure leaves them readable. The screen reads the query with `useRouteQuery`.
 */
export function preload<Query extends OperationType>(
  request: GraphQLTaggedNode | PreloadableConcreteRequest<Query>,
  variables: Query["variables"],
): RouteQuery<Query> {
  const environment = currentEnvironment();
  const load = (fetchPolicy: "store-or-network" | "network-only") =>
    loadQuery<Query>(environment, request, variables, { fetchPolicy, networkCacheConfig: screenRequest });
  const query = load("store-or-network");
  let failure: Error | null = null;
  // Relay's own `networkError` stays empty for a query that shares the request of an equal one.
  query.source?.subscribe({
    complete: () => releaseUnread(query),
    error: (error: Error) => {
      failure = error;
      releaseUnread(query);
    },
  });
  if (!query.source) releaseUnread(query);
  const refresh: Refresh = (onFailure) => {
    const { source, dispose } = load("network-only");
    source?.subscribe({ error: onFailure });
    return dispose;
  };
  return { query, getFailure: () => failure, refresh: query.source ? null : refresh };
}
