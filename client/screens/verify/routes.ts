import type { RouteObject } from "react-router-dom";
import verifyParameters from "~/__generated__/VerifyScreenQuery$parameters";
import { lazyRoute, loadBoth } from "~/layout/lazyRoute";
import { preload } from "~/relay/preload";

/** The routes of certificates, visible to anyone with the link. */
export const verifyRoutes: RouteObject[] = [
  {
    path: "verify/:serial",
    loader: ({ params }) => preload(verifyParameters, { serial: params["serial"] ?? "" }),
    lazy: lazyRoute(() => loadBoth(import("./VerifyScreen"), import("./VerifySkeleton")), "VerifyScreen", {
      loading: "VerifySkeleton",
    }),
  },
];
