import type { RouteObject } from "react-router-dom";
import type { DashboardScreenQuery } from "~/__generated__/DashboardScreenQuery.graphql";
import dashboardParameters from "~/__generated__/DashboardScreenQuery$parameters";
import { lazyScreen } from "~/layout/lazyScreen";
import { preload } from "~/relay/preload";

async function dashboardScreen() {
  const [{ DashboardScreen }, { DashboardSkeleton }] = await Promise.all([
    import("./DashboardScreen"),
    import("./DashboardSkeleton"),
  ]);
  return lazyScreen(DashboardScreen, DashboardSkeleton);
}

/** Where the catalogue needs attention. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: "dashboard",
    loader: () => preload<DashboardScreenQuery>(dashboardParameters, {}),
    lazy: dashboardScreen,
  },
];
