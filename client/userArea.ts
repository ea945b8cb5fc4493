import type { RouteObject } from "react-router-dom";
import { preloadFrame } from "./layout/area/preloadFrame";
import { announcementRoutes } from "./screens/announcements/routes";
import { notificationRoutes } from "./screens/notifications/routes";
import { userRoutes } from "./screens/users/routes";
import { signedInOnly } from "./session/guards";

preloadFrame();

/** The routes of profiles, notifications and announcements, for signed-in users. */
export const userArea: RouteObject[] = [
  { middleware: [signedInOnly], children: [...userRoutes, ...notificationRoutes, ...announcementRoutes] },
];
