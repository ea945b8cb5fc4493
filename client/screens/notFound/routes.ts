import type { RouteObject } from "react-router-dom";
import { lazyRoute } from "~/layout/lazyRoute";

/** Every address that leads to nothing. */
export const notFoundRoutes: RouteObject[] = [
  { path: "*", lazy: lazyRoute(() => import("./NotFoundScreen"), "NotFoundScreen") },
];
