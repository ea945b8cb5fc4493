import type { RouteObject } from "react-router-dom";
import announcementParameters from "~/__generated__/AnnouncementScreenQuery$parameters";
import announcementsParameters from "~/__generated__/AnnouncementsScreenQuery$parameters";
import editParameters from "~/__generated__/EditAnnouncementScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { listVariables, loadList } from "~/lists/loadList";
import { loadById } from "../loadById";
import { FormSkeleton } from "../ScreenSkeletons";
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
    lazy: lazyRoute(() => import("./view/AnnouncementScreen"), "AnnouncementScreen", {
      loading: FormSkeleton,
    }),
  },
  {
    path: "announcements/:id/edit",
    loader: loadById(editParameters, (announcementId) => ({ announcementId })),
    lazy: lazyRoute(() => import("./form/EditAnnouncementScreen"), "EditAnnouncementScreen", {
      loading: FormSkeleton,
    }),
  },
];
