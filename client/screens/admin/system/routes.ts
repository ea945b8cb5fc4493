import type { RouteObject } from "react-router-dom";
import type { SystemScreenQuery } from "~/__generated__/SystemScreenQuery.graphql";
import systemScreenParameters from "~/__generated__/SystemScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { preload } from "~/relay/preload";

/** The routes of the system checks. */
export const systemRoutes: RouteObject[] = [
  {
    path: "system",
    loader: () => preload<SystemScreenQuery>(systemScreenParameters, {}),
    lazy: lazyRoute(() => import("./SystemScreen"), "SystemScreen", { loading: "SystemSkeleton" }),
  },
];
