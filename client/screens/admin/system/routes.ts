import type { RouteObject } from "react-router-dom";
import type { SystemScreenQuery } from "~/__generated__/SystemScreenQuery.graphql";
import parameters from "~/__generated__/SystemScreenQuery$parameters";
import { lazyScreen } from "~/layout/lazyScreen";
import { preload } from "~/relay/preload";

/** How the installation does. */
export const systemRoutes: RouteObject[] = [
  {
    path: "system",
    loader: () => preload<SystemScreenQuery>(parameters, {}),
    lazy: async () => {
      const [{ SystemScreen }, { SystemSkeleton }] = await Promise.all([
        import("./SystemScreen"),
        import("./SystemSkeleton"),
      ]);
      return lazyScreen(SystemScreen, SystemSkeleton);
    },
  },
];
