import type { RouteObject } from "react-router-dom";
import type { SignInScreenQuery } from "~/__generated__/SignInScreenQuery.graphql";
import parameters from "~/__generated__/SignInScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { preload } from "~/relay/preload";

/** The route of the organization's sign-in settings. */
export const signInRoutes: RouteObject[] = [
  {
    path: "sign-in",
    loader: () => preload<SignInScreenQuery>(parameters, {}),
    lazy: lazyRoute(() => import("./SignInScreen"), "SignInScreen", { loading: "SignInSkeleton" }),
  },
];
