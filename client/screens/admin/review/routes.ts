import type { RouteObject } from "react-router-dom";
import inboxParameters from "~/__generated__/InboxScreenQuery$parameters";
import placeRequestsParameters from "~/__generated__/PlaceRequestsScreenQuery$parameters";
import reviewParameters from "~/__generated__/ReviewScreenQuery$parameters";
import { lazyWithSkeleton } from "~/layout/lazyRoute";
import { plainList } from "~/lists/listParams";
import { listVariables, loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { lazyForm } from "../lazyScreens";
import { reviewList, reviewVariables } from "./list/reviewList";

/** The routes of what waits for staff: questions of learners, requests for places, and the review queue. */
export const reviewRoutes: RouteObject[] = [
  {
    path: "inbox",
    loader: () => preload(inboxParameters, {}),
    lazy: lazyWithSkeleton(() => import("./InboxScreen"), "Inbox"),
  },
  {
    path: "inbox/places",
    loader: loadList(placeRequestsParameters, plainList, listVariables),
    lazy: lazyWithSkeleton(() => import("./PlaceRequestsScreen"), "PlaceRequests"),
  },
  {
    path: "review",
    loader: loadList(reviewParameters, reviewList, reviewVariables),
    lazy: lazyForm(() => import("./ReviewScreen"), "Review"),
  },
];
