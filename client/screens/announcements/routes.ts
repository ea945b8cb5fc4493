import type { RouteObject } from "react-router-dom";
import readParameters from "~/__generated__/ReadAnnouncementScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { loadByIds } from "~/layout/loadByIds";
import { rowsSkeleton } from "~/layout/screenSkeletons";

const loading = rowsSkeleton({
  label: "Loading the announcement",
  rows: 3,
  height: "h-5",
  subtitle: true,
  width: "max-w-3xl",
});

/** The route of an announcement for those whom it is for. */
export const announcementRoutes: RouteObject[] = [
  {
    path: "announcements/:id",
    loader: loadByIds({ announcementId: "id" })(readParameters),
    lazy: lazyRoute(() => import("./ReadAnnouncementScreen"), "ReadAnnouncementScreen", loading),
  },
];
