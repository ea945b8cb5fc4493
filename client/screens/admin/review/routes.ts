import type { RouteObject } from "react-router-dom";
import reviewParameters from "~/__generated__/ReviewScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { loadList } from "~/lists/loadList";
import { FormSkeleton } from "../ScreenSkeletons";
import { reviewList, reviewVariables } from "./reviewList";

/** The route of the review queue. */
export const reviewRoutes: RouteObject[] = [
  {
    path: "review",
    loader: loadList(reviewParameters, reviewList, reviewVariables),
    lazy: lazyRoute(() => import("./ReviewScreen"), "ReviewScreen", { loading: FormSkeleton }),
  },
];
