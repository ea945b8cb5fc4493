import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from "react-router-dom";
import type { GenerationKind } from "#gateway/domains/generation/contract";
import courseFrameParameters from "~/__generated__/CourseAdminLayoutQuery$parameters";
import courseCurriculumScreenParameters from "~/__generated__/CourseCurriculumScreenQuery$parameters";
import coursesScreenParameters from "~/__generated__/CoursesScreenQuery$parameters";
import courseTasksScreenParameters from "~/__generated__/CourseTasksScreenQuery$parameters";
import courseViewScreenParameters from "~/__generated__/CourseViewScreenQuery$parameters";
import newCourseParameters from "~/__generated__/EditCourseScreenNewCourseQuery$parameters";
import editCourseScreenParameters from "~/__generated__/EditCourseScreenQuery$parameters";
import exchangeQuestionsScreenParameters from "~/__generated__/ExchangeQuestionsScreenQuery$parameters";
import generateScreenParameters from "~/__generated__/GenerateScreenQuery$parameters";
import importCourseScreenParameters from "~/__generated__/ImportCourseScreenQuery$parameters";
import lessonEditorScreenParameters from "~/__generated__/LessonEditorScreenQuery$parameters";
import courseQuestionsScreenParameters from "~/__generated__/QuestionsScreensCourseQuery$parameters";
import curriculumQuestionsScreenParameters from "~/__generated__/QuestionsScreensCurriculumQuery$parameters";
import usageScreenParameters from "~/__generated__/UsageScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute, lazyWithSkeleton } from "~/layout/lazyRoute";
import { createErrorBoundary } from "~/layout/lazyScreen";
import { loadByIds } from "~/layout/loadByIds";
import { pageVariables, plainList } from "~/lists/listParams";
import { loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { lazyForm, lazyRows } from "../lazyScreens";
import { loadErrorMessages as failed } from "../loadErrorMessages";
import { LessonSkeleton } from "../ScreenSkeletons";
import { type TargetKey, targetArguments } from "./generation/target";
import { coursesList, coursesVariables } from "./list/coursesList";

const ofCourse = loadByIds({ courseId: "id" });
const ofCurriculum = loadByIds({ curriculumId: "id" });
const ofLesson = loadByIds({ topicId: "topicId" });

/** The screens; each is loaded with its first visit. */
const screens = {
  courses: lazyWithSkeleton(() => import("./list/CoursesScreen"), "Courses", failed.courses),
  newCourse: lazyForm(() => import("./form/EditCourseScreen"), "NewCourse", failed.categories),
  importCourse: lazyForm(() => import("./import/ImportCourseScreen"), "ImportCourse", failed.categories),
  courseView: lazyWithSkeleton(() => import("./view/CourseViewScreen"), "CourseView", failed.course),
  editCourse: lazyForm(() => import("./form/EditCourseScreen"), "EditCourse", failed.course),
  courseCurriculum: lazyRows(
    () => import("./outline/CourseCurriculumScreen"),
    "CourseCurriculum",
    failed.course,
  ),
  lessonEditor: lazyRoute(
    () => import("./lesson/LessonEditorScreen"),
    "LessonEditorScreen",
    LessonSkeleton,
    failed.lesson,
  ),
  courseTasks: lazyWithSkeleton(() => import("./tasks/CourseTasksScreen"), "CourseTasks", failed.course),
  courseQuestions: lazyRows(() => import("./questions/QuestionsScreens"), "CourseQuestions"),
  exchangeQuestions: lazyForm(() => import("./questions/ExchangeQuestionsScreen"), "ExchangeQuestions"),
  curriculumQuestions: lazyRows(() => import("./questions/QuestionsScreens"), "CurriculumQuestions"),
  usage: lazyWithSkeleton(() => import("./generation/UsageScreen"), "Usage"),
};

/** The routes of the list of courses and of a new course. */
export const courseRoutes: RouteObject[] = [
  {
    path: "courses",
    loader: loadList(coursesScreenParameters, coursesList, coursesVariables),
    lazy: screens.courses,
  },
  // The sidebar's address and the list's open the same editor.
  ...["courses/create", "courses/add"].map((path) => ({
    path,
    loader: () => preload(newCourseParameters, {}),
    lazy: screens.newCourse,
  })),
  {
    path: "courses/import",
    loader: () => preload(importCourseScreenParameters, {}),
    lazy: screens.importCourse,
  },
];

async function courseFrame() {
  const { CourseAdminLayout } = await import("./CourseAdminLayout");
  return { Component: CourseAdminLayout, ErrorBoundary: createErrorBoundary(failed.course) };
}

/** The route of a course, whose screens share its frame. */
export const courseRoute = (children: RouteObject[]): RouteObject => ({
  path: "courses/:id",
  loader: ofCourse(courseFrameParameters),
  lazy: courseFrame,
  children,
});

/** Changing the entry of the playlist needs no refetch. */
const unlessEntryChanges = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

const loadGenerate =
  (type: TargetKey["type"], kind: GenerationKind) =>
  ({ params }: LoaderFunctionArgs) => {
    const databaseId = parseId(params["id"]);
    return preload(generateScreenParameters, {
      ...targetArguments({ type, databaseId }),
      kind,
      databaseId,
      isCourse: type === "course",
    });
  };

const generateScreens = {
  TOPICS: lazyRoute(() => import("./generation/GenerateScreen"), "GenerateTopicsScreen", "GenerateSkeleton"),
  QUESTIONS: lazyRoute(
    () => import("./generation/GenerateScreen"),
    "GenerateQuestionsScreen",
    "GenerateSkeleton",
  ),
};

const generate = (type: TargetKey["type"], kind: GenerationKind): RouteObject => ({
  path: `${type === "course" ? "" : "curriculum/:id/"}${kind.toLowerCase()}/generate`,
  loader: loadGenerate(type, kind),
  lazy: generateScreens[kind],
});

/** The screens of a course, below its route. */
export const courseParts: RouteObject[] = [
  { index: true, loader: ofCourse(courseViewScreenParameters), lazy: screens.courseView },
  { path: "edit", loader: ofCourse(editCourseScreenParameters), lazy: screens.editCourse },
  { path: "curriculum", loader: ofCourse(courseCurriculumScreenParameters), lazy: screens.courseCurriculum },
  {
    path: "topics/:topicId/edit",
    loader: ofLesson(lessonEditorScreenParameters),
    lazy: screens.lessonEditor,
  },
  {
    path: "tasks",
    shouldRevalidate: unlessEntryChanges,
    loader: ofCourse(courseTasksScreenParameters),
    lazy: screens.courseTasks,
  },
  { path: "questions", loader: ofCourse(courseQuestionsScreenParameters), lazy: screens.courseQuestions },
  {
    path: "questions/exchange",
    loader: ofCourse(exchangeQuestionsScreenParameters),
    lazy: screens.exchangeQuestions,
  },
  generate("course", "TOPICS"),
  generate("course", "QUESTIONS"),
];

/** The route of the questions of a curriculum, below /admin. */
export const questionRoutes: RouteObject[] = [
  {
    path: "curriculum/:id/questions",
    loader: ofCurriculum(curriculumQuestionsScreenParameters),
    lazy: screens.curriculumQuestions,
  },
];

const loadUsage = ({ request }: LoaderFunctionArgs) =>
  preload(usageScreenParameters, pageVariables(plainList.parse(new URL(request.url).searchParams)));

/** The routes for generating a curriculum's topics and questions, and for AI usage. */
export const generationRoutes: RouteObject[] = [
  generate("curriculum", "TOPICS"),
  generate("curriculum", "QUESTIONS"),
  { path: "generation", loader: loadUsage, lazy: screens.usage },
];
