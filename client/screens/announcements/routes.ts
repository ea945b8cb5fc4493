import type { RouteObject } from "react-router-dom";
import readParameters from "~/__generated__/ReadAnnouncementScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { rowsSkeleton } from "~/layout/screenSkeletons";
import { preload } from "~/relay/preload";

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
    loader: ({ params }) => preload(readParameters, { announcementId: parseId(params["id"]) }),
    lazy: lazyRoute(() => import("./ReadAnnouncementScreen"), "ReadAnnouncementScreen", { loading }),
  },
];
