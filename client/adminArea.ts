import type { RouteObject } from "react-router-dom";
import { rightfulOnly } from "./areas/mayOpen";
import { preloadFrame } from "./layout/area/preloadFrame";
import { adminRoutes } from "./screens/admin/routes";
import { staffOnly } from "./session/guards";

preloadFrame();

/** The routes of staff, below /admin. */
export const adminArea: RouteObject[] = [
  { path: "admin", middleware: [staffOnly, rightfulOnly], children: adminRoutes },
];
