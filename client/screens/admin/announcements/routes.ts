import type { RouteObject } from "react-router-dom";
import announcementParameters from "~/__generated__/AnnouncementScreenQuery$parameters";
import announcementsParameters from "~/__generated__/AnnouncementsScreenQuery$parameters";
import editParameters from "~/__generated__/EditAnnouncementScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { listVariables, loadList } from "~/lists/loadList";
import { lazyForm } from "../lazyScreens";
import { loadById } from "../loadById";
import { announcementsList } from "../stateLists";

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
    loader: loadById(announcementParameters, (announcementId) => ({ announcementId })),
    lazy: lazyForm(() => import("./view/AnnouncementScreen"), "AnnouncementScreen"),
  },
  {
    path: "announcements/:id/edit",
    loader: loadById(editParameters, (announcementId) => ({ announcementId })),
    lazy: lazyForm(() => import("./form/EditAnnouncementScreen"), "EditAnnouncementScreen"),
  },
];
