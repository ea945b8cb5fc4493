import type { RouteObject } from "react-router-dom";
import inboxParameters from "~/__generated__/InboxScreenQuery$parameters";
import reviewParameters from "~/__generated__/ReviewScreenQuery$parameters";
import { lazyWithSkeleton } from "~/layout/lazyRoute";
import { loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { lazyForm } from "../lazyScreens";
import { reviewList, reviewVariables } from "./list/reviewList";

/** The routes of what waits for staff: questions of learners, and the review queue. */
export const reviewRoutes: RouteObject[] = [
  {
    path: "inbox",
    loader: () => preload(inboxParameters, {}),
    lazy: lazyWithSkeleton(() => import("./InboxScreen"), "Inbox"),
  },
  {
    path: "review",
    loader: loadList(reviewParameters, reviewList, reviewVariables),
    lazy: lazyForm(() => import("./ReviewScreen"), "Review"),
  },
];
