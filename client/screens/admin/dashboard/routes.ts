import type { RouteObject } from "react-router-dom";
import type { DashboardScreenQuery } from "~/__generated__/DashboardScreenQuery.graphql";
import dashboardScreenParameters from "~/__generated__/DashboardScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { preload } from "~/relay/preload";
import { currentSession } from "~/session/sessionStore";

const loadDashboard = () =>
  preload<DashboardScreenQuery>(dashboardScreenParameters, { viewerId: currentSession().account?.id ?? -1 });

/** The routes of the dashboard. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: "dashboard",
    loader: loadDashboard,
    lazy: lazyRoute(() => import("./DashboardScreen"), "DashboardScreen", { loading: "DashboardSkeleton" }),
  },
];
