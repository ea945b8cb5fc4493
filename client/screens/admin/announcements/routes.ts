import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import announcementParameters from "~/__generated__/AnnouncementScreenQuery$parameters";
import announcementsParameters from "~/__generated__/AnnouncementsScreenQuery$parameters";
import editParameters from "~/__generated__/EditAnnouncementScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute, lazyWithSkeleton } from "~/layout/lazyRoute";
import { loadByIds } from "~/layout/loadByIds";
import { listVariables, loadList } from "~/lists/loadList";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { lazyForm } from "../lazyScreens";
import { announcementsList, recipientsList } from "../stateLists";

const ofAnnouncement = loadByIds({ announcementId: "id" });

function loadAnnouncement({ request, params }: LoaderFunctionArgs) {
  const address = setPendingParams(recipientsList, request);
  return preload(announcementParameters, recipientsList.variablesIn(parseId(params["id"]), address));
}

/** The screens; each is loaded with its first visit. */
const screens = {
  announcements: lazyWithSkeleton(() => import("./list/AnnouncementsScreen"), "Announcements"),
  createAnnouncement: lazyRoute(() => import("./form/CreateAnnouncementScreen"), "CreateAnnouncementScreen"),
  announcement: lazyForm(() => import("./view/AnnouncementScreen"), "Announcement"),
  editAnnouncement: lazyForm(() => import("./form/EditAnnouncementScreen"), "EditAnnouncement"),
};

/** The routes of announcements. */
export const announcementRoutes: RouteObject[] = [
  {
    path: "announcements",
    loader: loadList(announcementsParameters, announcementsList, listVariables),
    lazy: screens.announcements,
  },
  { path: "announcements/create", lazy: screens.createAnnouncement },
  { path: "announcements/:id", loader: loadAnnouncement, lazy: screens.announcement },
  { path: "announcements/:id/edit", loader: ofAnnouncement(editParameters), lazy: screens.editAnnouncement },
];
