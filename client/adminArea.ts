import type { RouteObject } from "react-router-dom";
import { adminRoutes } from "./screens/admin/routes";
import { staffOnly } from "./session/guards";

/** The routes of staff, below /admin. */
export const adminArea: RouteObject[] = [{ path: "admin", middleware: [staffOnly], children: adminRoutes }];
