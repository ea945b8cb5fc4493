import type { RouteObject } from "react-router-dom";
import { lazyScreen } from "~/layout/lazyScreen";

/** Every address that leads to nothing. */
export const notFoundRoutes: RouteObject[] = [
  { path: "*", lazy: async () => lazyScreen((await import("./NotFoundScreen")).NotFoundScreen) },
];
