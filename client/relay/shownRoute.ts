import { createContext, use } from "react";
import type { PreloadedQuery } from "react-relay";
import { useLoaderData, useLocation } from "react-router-dom";
import type { OperationType } from "relay-runtime";
import type { RouteQuery } from "./preload";

/** The data of a route's loader, and the query string that they belong to. */
export interface ShownRoute {
  data: unknown;
  search: string;
}

interface KeptRoute {
  /** The latest data of the route. */
  latest: unknown;
  shown: ShownRoute;
}

/** The earlier data that a screen shows while the latest data of its route could not be loaded. */
export const KeptRouteContext = createContext<KeptRoute | null>(null);

/** The data that the screen shows: the latest of its route, or the earlier ones where those could not be loaded. */
export function useShownRoute(): ShownRoute & { isKept: boolean } {
  const kept = use(KeptRouteContext);
  const data: unknown = useLoaderData();
  const { search } = useLocation();
  const shown = kept !== null && kept.latest === data ? kept.shown : { data, search };
  return { ...shown, isKept: shown.data !== data };
}

/** The query of what the screen shows. */
export const useShownQuery = <Query extends OperationType>(): PreloadedQuery<Query> =>
  (useShownRoute().data as RouteQuery<Query>).query;
