import type { RouteObject } from "react-router-dom";
import { AppLayout } from "./layout/AppLayout";
import { ScreenError } from "./layout/ScreenError";
import { ScreenSkeleton } from "./layout/ScreenSkeleton";
import { StoreOutlet } from "./layout/StoreOutlet";
import { currentEnvironment } from "./relay/environment";

/** The name of the route that holds all screens. */
export const screensId = "screens";

/**
 * The frame of all screens. The header and footer appear at once; the store changes together with the loaders
 * that read it.
 */
export const frameScreens = (screens: RouteObject[]): RouteObject[] => [
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
        children: screens,
      },
    ],
  },
];
