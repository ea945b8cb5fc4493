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

/** The screens with their skeletons; each is loaded with its first visit. */
const screens = {
  profile: () => loadBoth(import("./ProfileScreen"), import("./ProfileSkeleton")),
  security: () => loadBoth(import("./security/SecurityScreen"), import("./security/SecuritySkeleton")),
  choices: () => loadBoth(import("./notifications/ChoicesScreen"), import("./notifications/ChoicesSkeleton")),
  receipt: () => loadBoth(import("./receipt/OwnReceiptScreen"), import("~/layout/payments/ReceiptSkeleton")),
};

/** The routes of profiles. */
export const userRoutes: RouteObject[] = [
  {
    path: "users/:username",
    loader: ({ params }) =>
      preload<ProfileScreenQuery>(profileParameters, { username: params["username"] ?? "" }),
    lazy: lazyRoute(screens.profile, "ProfileScreen", { loading: "ProfileSkeleton" }),
  },
  {
    path: "users/:username/security",
    loader: () => preload<SecurityScreenQuery>(securityParameters, {}),
    lazy: lazyRoute(screens.security, "SecurityScreen", { loading: "SecuritySkeleton" }),
  },
  {
    path: "users/:username/notifications",
    loader: () => preload<ChoicesScreenQuery>(choicesParameters, {}),
    lazy: lazyRoute(screens.choices, "ChoicesScreen", { loading: "ChoicesSkeleton" }),
  },
  {
    path: "users/:username/payments/:id",
    loader: ({ params }) =>
      preload<OwnReceiptScreenQuery>(receiptParameters, { paymentId: parseId(params["id"]) }),
    lazy: lazyRoute(screens.receipt, "OwnReceiptScreen", { loading: "ReceiptSkeleton" }),
  },
];
