import type { RouteObject } from "react-router-dom";
import type { DashboardScreenQuery } from "~/__generated__/DashboardScreenQuery.graphql";
import dashboardScreenParameters from "~/__generated__/DashboardScreenQuery$parameters";
import { preload } from "~/relay/preload";
import { lazyRoute } from "../lazyRoute";

/** The routes of the dashboard. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: "dashboard",
    loader: () => preload<DashboardScreenQuery>(dashboardScreenParameters, {}),
    lazy: lazyRoute(() => import("./DashboardScreen"), {
      screen: "DashboardScreen",
      loading: "DashboardSkeleton",
    }),
  },
];
