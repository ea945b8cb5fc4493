import type { RouteObject } from "react-router-dom";
import { adminRoutes } from "./screens/admin/routes";
import { staffOnly } from "./session/guards";

/** What staff have below /admin. */
export const adminArea: RouteObject[] = [{ path: "admin", middleware: [staffOnly], children: adminRoutes }];
