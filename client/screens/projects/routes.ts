import type { RouteObject } from "react-router-dom";
import { screenOf } from "~/layout/screenOf";

/** Projects, at the top level and in the learner area. */
export const projectRoutes: RouteObject[] = [
  {
    path: "projects",
    lazy: async () => screenOf((await import("./ProjectsScreen")).ProjectsScreen),
  },
  {
    path: "projects/:id",
    lazy: async () => screenOf((await import("./ProjectScreen")).ProjectScreen),
  },
];
