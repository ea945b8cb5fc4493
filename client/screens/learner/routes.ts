import { type RouteObject, redirect } from "react-router";
import { screenOf } from "../../layout/screenOf";

const loadMyCourses = async () => screenOf((await import("./MyCoursesScreen")).MyCoursesScreen);

/** The learner area, below /learner. */
export const learnerRoutes: RouteObject[] = [
  { index: true, loader: () => redirect("/learner/courses") },
  { path: "dashboard", lazy: loadMyCourses },
  { path: "courses", lazy: loadMyCourses },
];
