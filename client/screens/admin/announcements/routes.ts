import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { AnnouncementScreenQuery } from "~/__generated__/AnnouncementScreenQuery.graphql";
import announcementParameters from "~/__generated__/AnnouncementScreenQuery$parameters";
import type { AnnouncementsScreenQuery } from "~/__generated__/AnnouncementsScreenQuery.graphql";
import announcementsParameters from "~/__generated__/AnnouncementsScreenQuery$parameters";
import type { EditAnnouncementScreenQuery } from "~/__generated__/EditAnnouncementScreenQuery.graphql";
import editParameters from "~/__generated__/EditAnnouncementScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { FormSkeleton } from "../ScreenSkeletons";
import { announcementsList, announcementsVariables } from "./list/announcementsList";

const toId = ({ params }: LoaderFunctionArgs) => ({ announcementId: parseId(params["id"]) });

/** The routes of announcements. */
export const announcementRoutes: RouteObject[] = [
  {
    path: "announcements",
    loader: ({ request }) =>
      preload<AnnouncementsScreenQuery>(
        announcementsParameters,
        announcementsVariables(setPendingParams(announcementsList, request)),
      ),
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
