import type { PatchRoutesOnNavigationFunction, RouteObject } from "react-router-dom";
import { areaAddresses } from "./areaAddresses";
import { lazyRoute } from "./layout/lazyRoute";
import { prefetchWhenIdle } from "./layout/prefetch";
import { withRecovery } from "./layout/recovery";
import { redirectTo } from "./layout/redirectTo";
import { frameScreens, screensId } from "./routeFrame";
import { authRoutes } from "./screens/auth/routes";
import { notFoundRoutes } from "./screens/notFound/routes";
import { publicRoutes } from "./screens/public/routes";

/** The gallery of the interface kit, in development only. */
const galleryRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: "ui",
        lazy: lazyRoute(() => import("./screens/ui/UiGalleryScreen"), "UiGalleryScreen"),
      },
    ]
  : [];

const screens: RouteObject[] = [
  { index: true, ...redirectTo("/courses") },
  ...publicRoutes,
  ...authRoutes,
  ...galleryRoutes,
  ...notFoundRoutes,
];

/** Loads an area's routes when one of them is first opened, so that they are not part of the first load. */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const add = (area: RouteObject[]) => {
    patch(screensId, withRecovery(area));
    prefetchWhenIdle(area);
  };
  if (areaAddresses.learner.test(path)) add((await import("./learnerArea")).learnerArea);
  if (areaAddresses.blog.test(path)) add((await import("./blogArea")).blogArea);
  if (areaAddresses.chat.test(path)) add((await import("./chatArea")).chatArea);
  if (areaAddresses.result.test(path)) add((await import("./resultArea")).resultArea);
  if (areaAddresses.mailLink.test(path)) add((await import("./mailLinkArea")).mailLinkArea);
  if (areaAddresses.user.test(path)) add((await import("./userArea")).userArea);
  if (areaAddresses.admin.test(path)) add((await import("./adminArea")).adminArea);
};

/** The routes known from the start. */
export const routes: RouteObject[] = frameScreens(withRecovery(screens));
