import type { RouteObject } from "react-router-dom";
import notificationsParameters from "~/__generated__/NotificationsScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { rowsSkeleton } from "~/layout/screenSkeletons";
import { loadList } from "~/lists/loadList";
import { notificationsList, notificationsVariables } from "./notificationsList";

const loading = rowsSkeleton({
  label: "Loading notifications",
  rows: 6,
  height: "h-10",
  subtitle: true,
  actions: "w-48",
});

/** The route of the viewer's notifications. */
export const notificationRoutes: RouteObject[] = [
  {
    path: "notifications",
    loader: loadList(notificationsParameters, notificationsList, notificationsVariables),
    lazy: lazyRoute(() => import("./NotificationsScreen"), "NotificationsScreen", loading),
  },
];
