import type { RouteObject } from "react-router-dom";
import reviewParameters from "~/__generated__/ReviewScreenQuery$parameters";
import { loadList } from "~/lists/loadList";
import { lazyForm } from "../lazyScreens";
import { reviewList, reviewVariables } from "./list/reviewList";

/** The route of the review queue. */
export const reviewRoutes: RouteObject[] = [
  {
    path: "review",
    loader: loadList(reviewParameters, reviewList, reviewVariables),
    lazy: lazyForm(() => import("./ReviewScreen"), "Review"),
  },
];
