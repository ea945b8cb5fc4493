import type { RouteObject } from "react-router-dom";
import { lazyScreen } from "~/layout/lazyScreen";

/** The routes of projects, at the top level and in the learner area. */
export const projectRoutes: RouteObject[] = [
  {
    path: "projects",
    lazy: async () => lazyScreen((await import("./ProjectsScreen")).ProjectsScreen),
  },
  {
    path: "projects/:id",
    lazy: async () => lazyScreen((await import("./ProjectScreen")).ProjectScreen),
  },
];
