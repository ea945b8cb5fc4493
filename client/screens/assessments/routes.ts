import type { RouteObject } from "react-router-dom";
import type { SharedResultScreenQuery } from "~/__generated__/SharedResultScreenQuery.graphql";
import sharedResultParameters from "~/__generated__/SharedResultScreenQuery$parameters";
import { lazyScreen } from "~/layout/lazyScreen";
import { preload } from "~/relay/preload";

/** The routes of public results, visible to anyone with the link. */
export const sharedResultRoutes: RouteObject[] = [
  {
    path: "results/:token",
    loader: ({ params }) =>
      preload<SharedResultScreenQuery>(sharedResultParameters, { token: params["token"] ?? "" }),
    lazy: async () => {
      const [{ SharedResultScreen }, { SharedResultSkeleton }] = await Promise.all([
        import("./SharedResultScreen"),
        import("./SharedResultSkeleton"),
      ]);
      return lazyScreen(SharedResultScreen, SharedResultSkeleton);
    },
  },
];
