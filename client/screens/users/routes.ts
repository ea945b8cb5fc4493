import type { RouteObject } from "react-router-dom";
import type { ChoicesScreenQuery } from "~/__generated__/ChoicesScreenQuery.graphql";
import choicesParameters from "~/__generated__/ChoicesScreenQuery$parameters";
import type { OwnReceiptScreenQuery } from "~/__generated__/OwnReceiptScreenQuery.graphql";
import receiptParameters from "~/__generated__/OwnReceiptScreenQuery$parameters";
import type { ProfileScreenQuery } from "~/__generated__/ProfileScreenQuery.graphql";
import profileParameters from "~/__generated__/ProfileScreenQuery$parameters";
import type { SecurityScreenQuery } from "~/__generated__/SecurityScreenQuery.graphql";
import securityParameters from "~/__generated__/SecurityScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute, loadBoth } from "~/layout/lazyRoute";
import { preload } from "~/relay/preload";

/** The routes of profiles. */
export const userRoutes: RouteObject[] = [
  {
    path: "users/:username",
    loader: ({ params }) =>
      preload<ProfileScreenQuery>(profileParameters, { username: params["username"] ?? "" }),
    lazy: lazyRoute(() => loadBoth(import("./ProfileScreen"), import("./ProfileSkeleton")), "ProfileScreen", {
      loading: "ProfileSkeleton",
    }),
  },
  {
    path: "users/:username/security",
    loader: () => preload<SecurityScreenQuery>(securityParameters, {}),
    lazy: lazyRoute(
      () => loadBoth(import("./security/SecurityScreen"), import("./security/SecuritySkeleton")),
      "SecurityScreen",
      { loading: "SecuritySkeleton" },
    ),
  },
  {
    path: "users/:username/notifications",
    loader: () => preload<ChoicesScreenQuery>(choicesParameters, {}),
    lazy: lazyRoute(
      () => loadBoth(import("./notifications/ChoicesScreen"), import("./notifications/ChoicesSkeleton")),
      "ChoicesScreen",
      { loading: "ChoicesSkeleton" },
    ),
  },
  {
    path: "users/:username/payments/:id",
    loader: ({ params }) =>
      preload<OwnReceiptScreenQuery>(receiptParameters, { paymentId: parseId(params["id"]) }),
    lazy: lazyRoute(
      () => loadBoth(import("./receipt/OwnReceiptScreen"), import("~/layout/payments/ReceiptSkeleton")),
      "OwnReceiptScreen",
      { loading: "ReceiptSkeleton" },
    ),
  },
];
