import type { RouteObject } from "react-router-dom";
import notificationsParameters from "~/__generated__/NotificationsScreenQuery$parameters";
import { lazyRoute, loadBoth } from "~/layout/lazyRoute";
import { preload } from "~/relay/preload";

/** The route of the viewer's notifications. */
export const notificationRoutes: RouteObject[] = [
  {
    path: "notifications",
    loader: () => preload(notificationsParameters, {}),
    lazy: lazyRoute(
      () => loadBoth(import("./NotificationsScreen"), import("./NotificationsSkeleton")),
      "NotificationsScreen",
      { loading: "NotificationsSkeleton" },
    ),
  },
];
