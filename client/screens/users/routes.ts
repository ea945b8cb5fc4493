import type { RouteObject } from "react-router";
import type { ProfileScreenQuery } from "../../__generated__/ProfileScreenQuery.graphql";
import profileParameters from "../../__generated__/ProfileScreenQuery$parameters";
import { screenOf } from "../../layout/screenOf";
import { preload } from "../../relay/preload";

/** People's profiles. */
export const userRoutes: RouteObject[] = [
  {
    path: "users/:username",
    loader: ({ params }) =>
      preload<ProfileScreenQuery>(profileParameters, { username: params["username"] ?? "" }),
    lazy: async () => {
      const [{ ProfileScreen }, { ProfileSkeleton }] = await Promise.all([
        import("./ProfileScreen"),
        import("./ProfileSkeleton"),
      ]);
      return screenOf(ProfileScreen, ProfileSkeleton);
    },
  },
];
