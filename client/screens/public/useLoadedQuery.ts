import { usePreloadedQuery } from "react-relay";
import { useLoaderData } from "react-router";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { RouteQuery } from "../../relay/preload";

/**
 * Reads the route's query in a second place of a screen that has several suspending parts. One part adopts the
 * query with `useRouteQuery`; the others use this.
 */
export function useLoadedQuery<Query extends OperationType>(document: GraphQLTaggedNode): Query["response"] {
  const { query } = useLoaderData() as RouteQuery<Query>;
  return usePreloadedQuery<Query>(document, query);
}
