import type { RouteObject } from "react-router-dom";
import readParameters from "~/__generated__/ReadAnnouncementScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute, loadBoth } from "~/layout/lazyRoute";
import { preload } from "~/relay/preload";

/** The route of an announcement for those whom it is for. */
export const announcementRoutes: RouteObject[] = [
  {
    path: "announcements/:id",
    loader: ({ params }) => preload(readParameters, { announcementId: parseId(params["id"]) }),
    lazy: lazyRoute(
      () => loadBoth(import("./ReadAnnouncementScreen"), import("./ReadAnnouncementSkeleton")),
      "ReadAnnouncementScreen",
      { loading: "ReadAnnouncementSkeleton" },
    ),
  },
];
