import type { RouteObject } from "react-router-dom";
import type { SystemScreenQuery } from "~/__generated__/SystemScreenQuery.graphql";
import systemScreenParameters from "~/__generated__/SystemScreenQuery$parameters";
import { preload } from "~/relay/preload";
import { lazyRoute } from "../lazyRoute";

/** The routes of the system checks. */
export const systemRoutes: RouteObject[] = [
  {
    path: "system",
    loader: () => preload<SystemScreenQuery>(systemScreenParameters, {}),
    lazy: lazyRoute(() => import("./SystemScreen"), { screen: "SystemScreen", loading: "SystemSkeleton" }),
  },
];
