import type { PatchRoutesOnNavigationFunction, RouteObject } from "react-router-dom";
import { AppLayout } from "./layout/AppLayout";
import { lazyScreen } from "./layout/lazyScreen";
import { prefetchWhenIdle } from "./layout/prefetch";
import { withRecovery } from "./layout/recovery";
import { redirectTo } from "./layout/redirectTo";
import { ScreenError } from "./layout/ScreenError";
import { ScreenSkeleton } from "./layout/ScreenSkeleton";
import { StoreOutlet } from "./layout/StoreOutlet";
import { currentEnvironment } from "./relay/environment";
import { authRoutes } from "./screens/auth/routes";
import { publicRoutes } from "./screens/public/routes";

/** The kit's gallery, for those who build screens. */
const galleryRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: "ui",
        lazy: async () => lazyScreen((await import("./screens/ui/UiGalleryScreen")).UiGalleryScreen),
      },
    ]
  : [];

const screens: RouteObject[] = [
  { index: true, ...redirectTo("/courses") },
  ...publicRoutes,
  ...authRoutes,
  ...galleryRoutes,
  {
    path: "*",
    lazy: async () => lazyScreen((await import("./screens/notFound/NotFoundScreen")).NotFoundScreen),
  },
];

const screensId = "screens";

const learnerAddress = /^\/(learner|projects|assessments)(\/|$)/;
const blogAddress = /^\/blog(\/|$)/;
const chatAddress = /^\/chat(\/|$)/;
const resultAddress = /^\/results(\/|$)/;
const userAddress = /^\/users(\/|$)/;
const adminAddress = /^\/admin(\/|$)/;

/** Brings the addresses of an area when the first of them is opened: the first load of the others does without. */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const add = (area: RouteObject[]) => {
    patch(screensId, withRecovery(area));
    prefetchWhenIdle(area);
  };
  if (learnerAddress.test(path)) add((await import("./learnerArea")).learnerArea);
  if (blogAddress.test(path)) add((await import("./blogArea")).blogArea);
  if (chatAddress.test(path)) add((await import("./chatArea")).chatArea);
  if (resultAddress.test(path)) add((await import("./resultArea")).resultArea);
  if (userAddress.test(path)) add((await import("./userArea")).userArea);
  if (adminAddress.test(path)) add((await import("./adminArea")).adminArea);
};

/** The addresses known from the start. The header and footer stand at once; the store changes together with the loaders that read it. */
export const routes: RouteObject[] = [
  {
    Component: AppLayout,
    ErrorBoundary: ScreenError,
    children: [
      {
        id: screensId,
        loader: currentEnvironment,
        shouldRevalidate: () => true,
        Component: StoreOutlet,
        HydrateFallback: ScreenSkeleton,
        ErrorBoundary: ScreenError,
        children: withRecovery(screens),
      },
    ],
  },
];
