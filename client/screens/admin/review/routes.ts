import type { RouteObject } from "react-router-dom";
import type { ReviewScreenQuery } from "~/__generated__/ReviewScreenQuery.graphql";
import reviewParameters from "~/__generated__/ReviewScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { FormSkeleton } from "../ScreenSkeletons";
import { reviewList, reviewVariables } from "./reviewList";

/** The route of the review queue. */
export const reviewRoutes: RouteObject[] = [
  {
    path: "review",
    loader: ({ request }) =>
      preload<ReviewScreenQuery>(reviewParameters, reviewVariables(setPendingParams(reviewList, request))),
    lazy: lazyRoute(() => import("./ReviewScreen"), "ReviewScreen", { loading: FormSkeleton }),
  },
];
