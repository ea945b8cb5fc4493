import { useEffect } from "react";
import { type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { countReader, isRead } from "./queryReaders";
import { useShownQuery } from "./shownRoute";

function useDisposal<Query extends OperationType>(query: PreloadedQuery<Query>): void {
  useEffect(() => {
    countReader(query, 1);
    return () => {
      // In development React runs effects twice: the query is released only if no component uses it again at once.
      if (countReader(query, -1) === 0) setTimeout(() => isRead(query) || query.dispose());
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
