import { useEffect } from "react";
import { type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useLoaderData } from "react-router-dom";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { RouteQuery } from "./preload";

/** How many parts of a screen have a query on the page. */
const readers = new WeakMap<object, number>();

function count(query: object, by: 1 | -1): number {
  const now = (readers.get(query) ?? 0) + by;
  readers.set(query, now);
  return now;
}

function useDisposal<Query extends OperationType>(query: PreloadedQuery<Query>): void {
  useEffect(() => {
    count(query, 1);
    return () => {
      // React runs effects twice in development: the query is let go only when nobody adopted it again at once.
      if (count(query, -1) === 0) setTimeout(() => readers.get(query) === 0 && query.dispose());
    };
  }, [query]);
}

/**
 * Adopts the query that the route's loader started, suspends until its data are there, and lets it go at the end. Any
 * number of parts of a screen may call it, each inside its own Suspense: the query goes with the last of them.
 */
export function useRouteQuery<Query extends OperationType>(document: GraphQLTaggedNode): Query["response"] {
  const { query } = useLoaderData() as RouteQuery<Query>;
  useDisposal(query);
  return usePreloadedQuery<Query>(document, query);
}
