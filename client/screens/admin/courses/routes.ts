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
import { lazyRoute } from "~/layout/lazyRoute";
import { createErrorBoundary } from "~/layout/lazyScreen";
import { pageVariables, plainList } from "~/lists/listParams";
import { loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { lazyForm, lazyRows } from "../lazyScreens";
import { loadById } from "../loadById";
import { loadErrorMessages } from "../loadErrorMessages";
import { LessonSkeleton } from "../ScreenSkeletons";
import { type TargetKey, targetArguments } from "./generation/target";
import { coursesList, coursesVariables } from "./list/coursesList";

/** The routes of the list of courses and of a new course. */
export const courseRoutes: RouteObject[] = [
  {
    path: "courses",
    loader: loadList(coursesScreenParameters, coursesList, coursesVariables),
    lazy: lazyRoute(() => import("./list/CoursesScreen"), "CoursesScreen", {
      loading: "CoursesSkeleton",
      failed: loadErrorMessages.courses,
    }),
  },
  // The sidebar's address and the list's open the same editor.
  ...["courses/create", "courses/add"].map((path) => ({
    path,
    loader: () => preload(newCourseParameters, {}),
    lazy: lazyForm(() => import("./form/EditCourseScreen"), "NewCourseScreen", loadErrorMessages.categories),
  })),
  {
    path: "courses/import",
    loader: () => preload(importCourseScreenParameters, {}),
    lazy: lazyForm(
      () => import("./import/ImportCourseScreen"),
      "ImportCourseScreen",
      loadErrorMessages.categories,
    ),
  },
];

const courseIn = ({ params }: LoaderFunctionArgs) => ({ courseId: parseId(params["id"]) });

async function courseFrame() {
  const { CourseAdminLayout } = await import("./CourseAdminLayout");
  return { Component: CourseAdminLayout, ErrorBoundary: createErrorBoundary(loadErrorMessages.course) };
}

/** The route of a course, whose screens share its frame. */
export const courseRoute = (children: RouteObject[]): RouteObject => ({
  path: "courses/:id",
  loader: (args) => preload(courseFrameParameters, courseIn(args)),
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

const screens = {
  TOPICS: lazyRoute(() => import("./generation/GenerateScreen"), "GenerateTopicsScreen", {
    loading: "GenerateSkeleton",
  }),
  QUESTIONS: lazyRoute(() => import("./generation/GenerateScreen"), "GenerateQuestionsScreen", {
    loading: "GenerateSkeleton",
  }),
};

const generate = (type: TargetKey["type"], kind: GenerationKind): RouteObject => ({
  path: `${type === "course" ? "" : "curriculum/:id/"}${kind.toLowerCase()}/generate`,
  loader: loadGenerate(type, kind),
  lazy: screens[kind],
});

/** The screens of a course, below its route. */
export const courseParts: RouteObject[] = [
  {
    index: true,
    loader: (args) => preload(courseViewScreenParameters, courseIn(args)),
    lazy: lazyRoute(() => import("./view/CourseViewScreen"), "CourseViewScreen", {
      loading: "CourseViewSkeleton",
      failed: loadErrorMessages.course,
    }),
  },
  {
    path: "edit",
    loader: (args) => preload(editCourseScreenParameters, courseIn(args)),
    lazy: lazyForm(() => import("./form/EditCourseScreen"), "EditCourseScreen", loadErrorMessages.course),
  },
  {
    path: "curriculum",
    loader: (args) => preload(courseCurriculumScreenParameters, courseIn(args)),
    lazy: lazyRows(
      () => import("./outline/CourseCurriculumScreen"),
      "CourseCurriculumScreen",
      loadErrorMessages.course,
    ),
  },
  {
    path: "topics/:topicId/edit",
    loader: ({ params }) => preload(lessonEditorScreenParameters, { topicId: parseId(params["topicId"]) }),
    lazy: lazyRoute(() => import("./lesson/LessonEditorScreen"), "LessonEditorScreen", {
      loading: LessonSkeleton,
      failed: loadErrorMessages.lesson,
    }),
  },
  {
    path: "tasks",
    shouldRevalidate: unlessEntryChanges,
    loader: (args) => preload(courseTasksScreenParameters, courseIn(args)),
    lazy: lazyRoute(() => import("./tasks/CourseTasksScreen"), "CourseTasksScreen", {
      loading: "TasksSkeleton",
      failed: loadErrorMessages.course,
    }),
  },
  {
    path: "questions",
    loader: (args) => preload(courseQuestionsScreenParameters, courseIn(args)),
    lazy: lazyRows(() => import("./questions/QuestionsScreens"), "CourseQuestionsScreen"),
  },
  {
    path: "questions/exchange",
    loader: (args) => preload(exchangeQuestionsScreenParameters, courseIn(args)),
    lazy: lazyForm(() => import("./questions/ExchangeQuestionsScreen"), "ExchangeQuestionsScreen"),
  },
  generate("course", "TOPICS"),
  generate("course", "QUESTIONS"),
];

/** The route of the questions of a curriculum, below /admin. */
export const questionRoutes: RouteObject[] = [
  {
    path: "curriculum/:id/questions",
    loader: loadById(curriculumQuestionsScreenParameters, (curriculumId) => ({ curriculumId })),
    lazy: lazyRows(() => import("./questions/QuestionsScreens"), "CurriculumQuestionsScreen"),
  },
];

const loadUsage = ({ request }: LoaderFunctionArgs) =>
  preload(usageScreenParameters, pageVariables(plainList.parse(new URL(request.url).searchParams)));

/** The routes for generating a curriculum's topics and questions, and for AI usage. */
export const generationRoutes: RouteObject[] = [
  generate("curriculum", "TOPICS"),
  generate("curriculum", "QUESTIONS"),
  {
    path: "generation",
    loader: loadUsage,
    lazy: lazyRoute(() => import("./generation/UsageScreen"), "UsageScreen", { loading: "UsageSkeleton" }),
  },
];
