import type { RouteObject } from "react-router";
import { redirectTo } from "../../layout/redirectTo";
import { screenOf } from "../../layout/screenOf";

/** The admin area, below /admin. */
export const adminRoutes: RouteObject[] = [
  { index: true, ...redirectTo("/admin/courses") },
  {
    path: "courses",
    lazy: async () => screenOf((await import("./StaffHomeScreen")).StaffHomeScreen),
  },
];
