import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from "react-router-dom";
import type { CourseCurriculumScreenQuery } from "~/__generated__/CourseCurriculumScreenQuery.graphql";
import curriculumParameters from "~/__generated__/CourseCurriculumScreenQuery$parameters";
import type { CourseTasksScreenQuery } from "~/__generated__/CourseTasksScreenQuery.graphql";
import tasksParameters from "~/__generated__/CourseTasksScreenQuery$parameters";
import type { EditCourseScreenQuery } from "~/__generated__/EditCourseScreenQuery.graphql";
import editParameters from "~/__generated__/EditCourseScreenQuery$parameters";
import type { NewCourseScreenQuery } from "~/__generated__/NewCourseScreenQuery.graphql";
import newParameters from "~/__generated__/NewCourseScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyScreen } from "~/layout/lazyScreen";
import { preload } from "~/relay/preload";
import { loadErrorMessages } from "../loadErrorMessages";

const courseOf = ({ params }: LoaderFunctionArgs) => ({ courseId: parseId(params["id"]) });

async function newScreen() {
  const [{ NewCourseScreen }, { CourseEditorSkeleton }] = await Promise.all([
    import("./editor/NewCourseScreen"),
    import("./editor/CourseEditorSkeleton"),
  ]);
  return lazyScreen(NewCourseScreen, CourseEditorSkeleton, loadErrorMessages.categories);
}

async function editScreen() {
  const [{ EditCourseScreen }, { CourseEditorSkeleton }] = await Promise.all([
    import("./editor/EditCourseScreen"),
    import("./editor/CourseEditorSkeleton"),
  ]);
  return lazyScreen(EditCourseScreen, CourseEditorSkeleton, loadErrorMessages.course);
}

async function curriculumScreen() {
  const [{ CourseCurriculumScreen }, { ListSkeleton }] = await Promise.all([
    import("./curriculum/CourseCurriculumScreen"),
    import("../ListSkeleton"),
  ]);
  return lazyScreen(CourseCurriculumScreen, ListSkeleton, loadErrorMessages.course);
}

async function tasksScreen() {
  const [{ CourseTasksScreen }, { TasksSkeleton }] = await Promise.all([
    import("./tasks/CourseTasksScreen"),
    import("./tasks/TasksSkeleton"),
  ]);
  return lazyScreen(CourseTasksScreen, TasksSkeleton, loadErrorMessages.course);
}

/** Another entry of the playlist is on screen already: nothing has to be read for it. */
const unlessEntryChanges = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

/** The editor of a course and of what it holds, below /admin. */
export const courseEditorRoutes: RouteObject[] = [
  // The sidebar's address and the list's lead to the same editor.
  ...["courses/create", "courses/add"].map((path) => ({
    path,
    loader: () => preload<NewCourseScreenQuery>(newParameters, {}),
    lazy: newScreen,
  })),
  {
    path: "courses/:id/edit",
    loader: (args) => preload<EditCourseScreenQuery>(editParameters, courseOf(args)),
    lazy: editScreen,
  },
  {
    path: "courses/:id/curriculum",
    loader: (args) => preload<CourseCurriculumScreenQuery>(curriculumParameters, courseOf(args)),
    lazy: curriculumScreen,
  },
  {
    path: "courses/:id/tasks",
    shouldRevalidate: unlessEntryChanges,
    loader: (args) => preload<CourseTasksScreenQuery>(tasksParameters, courseOf(args)),
    lazy: tasksScreen,
  },
];
