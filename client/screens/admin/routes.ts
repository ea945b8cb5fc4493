import { type RouteObject, redirect } from "react-router";
import { screenOf } from "../../layout/screenOf";

/** The admin area, below /admin. */
export const adminRoutes: RouteObject[] = [
  { index: true, loader: () => redirect("/admin/courses") },
  {
    path: "courses",
    lazy: async () => screenOf((await import("./StaffHomeScreen")).StaffHomeScreen),
  },
];
