import type { RouteObject } from "react-router-dom";
import parameters from "~/__generated__/SignInScreenQuery$parameters";
import { lazyWithSkeleton } from "~/layout/lazyRoute";
import { preload } from "~/relay/preload";

/** The route of the organization's sign-in settings. */
export const signInRoutes: RouteObject[] = [
  {
    path: "sign-in",
    loader: () => preload(parameters, {}),
    lazy: lazyWithSkeleton(() => import("./SignInScreen"), "SignIn"),
  },
];
