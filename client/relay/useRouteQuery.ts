import { useEffect } from "react";
import { type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { useShownQuery } from "./shownRoute";

/** The number of mounted components that use a query. */
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
      // In development React runs effects twice: the query is released only if no component uses it again at once.
      if (count(query, -1) === 0) setTimeout(() => readers.get(query) === 0 && query.dispose());
    };
  }, [query]);
}

/**
 * Reads the query that the route's loader started, suspends until its data arrive, and releases it at the end. Several
 * components of a screen may call it, each inside its own Suspense: the last one to unmount releases the query.
 */
export function useRouteQuery<Query extends OperationType>(document: GraphQLTaggedNode): Query["response"] {
  const query = useShownQuery<Query>();
  useDisposal(query);
  return usePreloadedQuery<Query>(document, query);
}
