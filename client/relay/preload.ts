import { loadQuery, type PreloadedQuery } from "react-relay";
import type { GraphQLTaggedNode, OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { currentEnvironment } from "./environment";
import { screenRequest } from "./network";

/** Milliseconds after which no rendering reads a failed query any more, even if the screen's code came late. */
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
    error: (error: Error) => {
      failure = error;
      // Its screen is never mounted, so that none releases it.
      setTimeout(query.dispose, releaseAfter);
    },
  });
  const refresh: Refresh = (onFailure) => {
    const { source, dispose } = load("network-only");
    source?.subscribe({ error: onFailure });
    return dispose;
  };
  return { query, getFailure: () => failure, refresh: query.source ? null : refresh };
}
