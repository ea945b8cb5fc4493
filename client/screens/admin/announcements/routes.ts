import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { AnnouncementScreenQuery } from "~/__generated__/AnnouncementScreenQuery.graphql";
import announcementParameters from "~/__generated__/AnnouncementScreenQuery$parameters";
import announcementsParameters from "~/__generated__/AnnouncementsScreenQuery$parameters";
import type { EditAnnouncementScreenQuery } from "~/__generated__/EditAnnouncementScreenQuery.graphql";
import editParameters from "~/__generated__/EditAnnouncementScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { listVariables } from "~/lists/listParams";
import { loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { FormSkeleton } from "../ScreenSkeletons";
import { announcementsList } from "../stateLists";

const toId = ({ params }: LoaderFunctionArgs) => ({ announcementId: parseId(params["id"]) });

/** The routes of announcements. */
export const announcementRoutes: RouteObject[] = [
  {
    path: "announcements",
    loader: loadList(announcementsParameters, announcementsList, listVariables),
    lazy: lazyRoute(() => import("./list/AnnouncementsScreen"), "AnnouncementsScreen", {
      loading: "AnnouncementsSkeleton",
    }),
  },
  {
    path: "announcements/create",
    lazy: lazyRoute(() => import("./form/CreateAnnouncementScreen"), "CreateAnnouncementScreen"),
  },
  {
    path: "announcements/:id",
    loader: (args) => preload<AnnouncementScreenQuery>(announcementParameters, toId(args)),
    lazy: lazyRoute(() => import("./view/AnnouncementScreen"), "AnnouncementScreen", {
      loading: FormSkeleton,
    }),
  },
  {
    path: "announcements/:id/edit",
    loader: (args) => preload<EditAnnouncementScreenQuery>(editParameters, toId(args)),
    lazy: lazyRoute(() => import("./form/EditAnnouncementScreen"), "EditAnnouncementScreen", {
      loading: FormSkeleton,
    }),
  },
];
