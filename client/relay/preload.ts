import { loadQuery, type PreloadedQuery } from "react-relay";
import type { GraphQLTaggedNode, OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { currentEnvironment } from "./environment";
import { screenRequest } from "./network";

/** What a route's loader hands to its screen. */
export interface RouteQuery<Query extends OperationType> {
  query: PreloadedQuery<Query>;
}

/**
 * Starts a route's query while the screen's code still loads. What the store has is shown at once and refreshed.
 * The screen adopts the query with `useRouteQuery`.
 */
export function preload<Query extends OperationType>(
  request: GraphQLTaggedNode | PreloadableConcreteRequest<Query>,
  variables: Query["variables"],
): RouteQuery<Query> {
  const options = { fetchPolicy: "store-and-network", networkCacheConfig: screenRequest } as const;
  return { query: loadQuery(currentEnvironment(), request, variables, options) };
}
