import { useEffect } from "react";
import { type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useLoaderData } from "react-router";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { RouteQuery } from "./preload";

function useDisposal<Query extends OperationType>(query: PreloadedQuery<Query>): void {
  useEffect(() => {
    // React runs effects twice in development: the query is let go only when it was not adopted again at once.
    let adopted = true;
    pending.get(query)?.();
    return () => {
      adopted = false;
      const timer = setTimeout(() => !adopted && query.dispose());
      pending.set(query, () => clearTimeout(timer));
    };
  }, [query]);
}

const pending = new WeakMap<object, () => void>();

/** Adopts the query that the route's loader started, suspends until its data are there, and lets it go at the end. */
export function useRouteQuery<Query extends OperationType>(document: GraphQLTaggedNode): Query["response"] {
  const { query } = useLoaderData() as RouteQuery<Query>;
  useDisposal(query);
  return usePreloadedQuery<Query>(document, query);
}
