import type { RouteObject } from "react-router-dom";
import choicesParameters from "~/__generated__/ChoicesScreenQuery$parameters";
import receiptParameters from "~/__generated__/OwnReceiptScreenQuery$parameters";
import profileParameters from "~/__generated__/ProfileScreenQuery$parameters";
import securityParameters from "~/__generated__/SecurityScreenQuery$parameters";
import { lazyRoute, lazyWithSkeleton, loadBoth } from "~/layout/lazyRoute";
import { loadByIds } from "~/layout/loadByIds";
import { rowsSkeleton } from "~/layout/screenSkeletons";
import { preload } from "~/relay/preload";

/** The screens with their skeletons; each is loaded with its first visit. */
const screens = {
  profile: () => loadBoth(import("./ProfileScreen"), import("./ProfileSkeleton")),
  security: () => loadBoth(import("./security/SecurityScreen"), import("./security/SecuritySkeleton")),
  receipt: () => loadBoth(import("./receipt/OwnReceiptScreen"), import("~/layout/payments/ReceiptSkeleton")),
};

const choicesSkeleton = rowsSkeleton({
  label: "Loading the notification settings",
  rows: 8,
  height: "h-9",
  subtitle: true,
  actions: "w-40",
});

/** The routes of profiles. */
export const userRoutes: RouteObject[] = [
  {
    path: "users/:username",
    loader: ({ params }) => preload(profileParameters, { username: params["username"] ?? "" }),
    lazy: lazyWithSkeleton(screens.profile, "Profile"),
  },
  {
    path: "users/:username/security",
    loader: () => preload(securityParameters, {}),
    lazy: lazyWithSkeleton(screens.security, "Security"),
  },
  {
    path: "users/:username/notifications",
    loader: () => preload(choicesParameters, {}),
    lazy: lazyRoute(() => import("./notifications/ChoicesScreen"), "ChoicesScreen", choicesSkeleton),
  },
  {
    path: "users/:username/payments/:id",
    loader: loadByIds({ paymentId: "id" })(receiptParameters),
    lazy: lazyRoute(screens.receipt, "OwnReceiptScreen", "ReceiptSkeleton"),
  },
];
