import { loadQuery, type PreloadedQuery } from "react-relay";
import type { GraphQLTaggedNode, OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { isAway } from "./connection";
import { currentEnvironment } from "./environment";
import { screenRequest } from "./network";

/** The data that a route's loader passes to its screen. */
export interface RouteQuery<Query extends OperationType> {
  query: PreloadedQuery<Query>;
  /** Why it could not be loaded; null as long as it may be. */
  getFailure: () => Error | null;
}

/**
 * Starts a route's query while the screen's code still loads. Data in the store are shown at once and refreshed, or
 * left as they are while the server can't be reached. The screen reads the query with `useRouteQuery`.
 */
export function preload<Query extends OperationType>(
  request: GraphQLTaggedNode | PreloadableConcreteRequest<Query>,
  variables: Query["variables"],
): RouteQuery<Query> {
  const fetchPolicy = isAway() ? "store-or-network" : "store-and-network";
  const options = { fetchPolicy, networkCacheConfig: screenRequest } as const;
  const query = loadQuery<Query>(currentEnvironment(), request, variables, options);
  let failure: Error | null = null;
  // Relay's own `networkError` stays empty for a query that shares the request of an equal one.
  query.source?.subscribe({
    error: (error: Error) => {
      failure = error;
    },
  });
  return { query, getFailure: () => failure };
}
