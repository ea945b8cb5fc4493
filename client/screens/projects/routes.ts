import type { RouteObject } from "react-router-dom";
import { lazyRoute } from "~/layout/lazyRoute";

/** The routes of projects, at the top level and in the learner area. */
export const projectRoutes: RouteObject[] = [
  {
    path: "projects",
    lazy: lazyRoute(() => import("./ProjectsScreen"), "ProjectsScreen"),
  },
  {
    path: "projects/:id",
    lazy: lazyRoute(() => import("./ProjectScreen"), "ProjectScreen"),
  },
];
