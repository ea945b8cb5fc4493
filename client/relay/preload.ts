import { loadQuery, type PreloadedQuery } from "react-relay";
import type { LoaderFunctionArgs } from "react-router-dom";
import type { GraphQLTaggedNode, OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { parseId } from "../formats/addresses";
import { currentEnvironment } from "./environment";
import { screenRequest } from "./network";

/** The data that a route's loader passes to its screen. */
export interface RouteQuery<Query extends OperationType> {
  query: PreloadedQuery<Query>;
}

/**
 * Starts a route's query while the screen's code still loads. Data in the store are shown at once and refreshed. The
 * screen reads the query with `useRouteQuery`.
 */
export function preload<Query extends OperationType>(
  request: GraphQLTaggedNode | PreloadableConcreteRequest<Query>,
  variables: Query["variables"],
): RouteQuery<Query> {
  const options = { fetchPolicy: "store-and-network", networkCacheConfig: screenRequest } as const;
  return { query: loadQuery(currentEnvironment(), request, variables, options) };
}

/** The loader of a route whose address has the id of an object: it starts the query for this object. */
export const loadById =
  <Query extends OperationType>(
    request: PreloadableConcreteRequest<Query>,
    toVariables: (id: number) => Query["variables"],
  ) =>
  ({ params }: LoaderFunctionArgs) =>
    preload<Query>(request, toVariables(parseId(params["id"])));
