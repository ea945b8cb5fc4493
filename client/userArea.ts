import type { RouteObject } from "react-router-dom";
import { preloadFrame } from "./layout/area/preloadFrame";
import { notificationRoutes } from "./screens/notifications/routes";
import { userRoutes } from "./screens/users/routes";
import { signedInOnly } from "./session/guards";

preloadFrame();

/** The routes of profiles and notifications, for signed-in users. */
export const userArea: RouteObject[] = [
  { middleware: [signedInOnly], children: [...userRoutes, ...notificationRoutes] },
];
