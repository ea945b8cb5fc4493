import type { RouteObject } from "react-router";
import { redirectTo } from "../../layout/redirectTo";
import { screenOf } from "../../layout/screenOf";

const loadMyCourses = async () => screenOf((await import("./MyCoursesScreen")).MyCoursesScreen);

/** The learner area, below /learner. */
export const learnerRoutes: RouteObject[] = [
  { index: true, ...redirectTo("/learner/courses") },
  { path: "dashboard", lazy: loadMyCourses },
  { path: "courses", lazy: loadMyCourses },
];
