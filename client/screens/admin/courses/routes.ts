import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { CoursesScreenQuery } from "~/__generated__/CoursesScreenQuery.graphql";
import coursesParameters from "~/__generated__/CoursesScreenQuery$parameters";
import type { CourseViewScreenQuery } from "~/__generated__/CourseViewScreenQuery.graphql";
import courseParameters from "~/__generated__/CourseViewScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyScreen } from "~/layout/lazyScreen";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { loadErrorMessages } from "../loadErrorMessages";
import { coursesList, coursesVariables } from "./coursesList";

const loadCourses = ({ request }: LoaderFunctionArgs) =>
  preload<CoursesScreenQuery>(coursesParameters, coursesVariables(setPendingParams(coursesList, request)));

const loadCourse = ({ params }: LoaderFunctionArgs) =>
  preload<CourseViewScreenQuery>(courseParameters, { courseId: parseId(params["id"]) });

async function coursesScreen() {
  const [{ CoursesScreen }, { CoursesSkeleton }] = await Promise.all([
    import("./CoursesScreen"),
    import("./CoursesSkeleton"),
  ]);
  return lazyScreen(CoursesScreen, CoursesSkeleton, loadErrorMessages.courses);
}

async function courseScreen() {
  const [{ CourseViewScreen }, { CourseViewSkeleton }] = await Promise.all([
    import("./CourseViewScreen"),
    import("./CourseViewSkeleton"),
  ]);
  return lazyScreen(CourseViewScreen, CourseViewSkeleton, loadErrorMessages.course);
}

/** The list of courses and the view of one. Making and changing courses is the course editor's. */
export const courseRoutes: RouteObject[] = [
  { path: "courses", loader: loadCourses, lazy: coursesScreen },
  { path: "courses/:id", loader: loadCourse, lazy: courseScreen },
];
