import type { RouteObject } from "react-router-dom";
import sharedResultParameters from "~/__generated__/SharedResultScreenQuery$parameters";
import { lazyWithSkeleton, loadBoth } from "~/layout/lazyRoute";
import { preload } from "~/relay/preload";

/** The routes of public results, visible to anyone with the link. */
export const sharedResultRoutes: RouteObject[] = [
  {
    path: "results/:token",
    loader: ({ params }) => preload(sharedResultParameters, { token: params["token"] ?? "" }),
    lazy: lazyWithSkeleton(
      () => loadBoth(import("./SharedResultScreen"), import("./SharedResultSkeleton")),
      "SharedResult",
    ),
  },
];
