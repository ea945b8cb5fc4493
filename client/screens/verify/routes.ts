import type { RouteObject } from "react-router-dom";
import verifyParameters from "~/__generated__/VerifyScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { cardsSkeleton } from "~/layout/screenSkeletons";
import { preload } from "~/relay/preload";

/** The routes of certificates, visible to anyone with the link. */
export const verifyRoutes: RouteObject[] = [
  {
    path: "verify/:serial",
    loader: ({ params }) => preload(verifyParameters, { serial: params["serial"] ?? "" }),
    lazy: lazyRoute(
      () => import("./VerifyScreen"),
      "VerifyScreen",
      cardsSkeleton("Loading the certificate", [3, 8]),
    ),
  },
];
