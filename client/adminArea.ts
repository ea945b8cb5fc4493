import type { RouteObject } from "react-router-dom";
import { preloadFrame } from "./layout/area/preloadFrame";
import { rightfulOnly } from "./screens/admin/layout/screenRights";
import { adminRoutes } from "./screens/admin/routes";
import { staffOnly } from "./session/guards";

preloadFrame();

/** The routes of staff, below /admin. */
export const adminArea: RouteObject[] = [
  { path: "admin", middleware: [staffOnly, rightfulOnly], children: adminRoutes },
];
