import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from "react-router-dom";
import type { CourseCurriculumScreenQuery } from "~/__generated__/CourseCurriculumScreenQuery.graphql";
import courseCurriculumScreenParameters from "~/__generated__/CourseCurriculumScreenQuery$parameters";
import type { CourseQuestionsScreenQuery } from "~/__generated__/CourseQuestionsScreenQuery.graphql";
import courseQuestionsScreenParameters from "~/__generated__/CourseQuestionsScreenQuery$parameters";
import type { CoursesScreenQuery } from "~/__generated__/CoursesScreenQuery.graphql";
import coursesScreenParameters from "~/__generated__/CoursesScreenQuery$parameters";
import type { CourseTasksScreenQuery } from "~/__generated__/CourseTasksScreenQuery.graphql";
import courseTasksScreenParameters from "~/__generated__/CourseTasksScreenQuery$parameters";
import type { CourseViewScreenQuery } from "~/__generated__/CourseViewScreenQuery.graphql";
import courseViewScreenParameters from "~/__generated__/CourseViewScreenQuery$parameters";
import type { CurriculumQuestionsScreenQuery } from "~/__generated__/CurriculumQuestionsScreenQuery.graphql";
import curriculumQuestionsScreenParameters from "~/__generated__/CurriculumQuestionsScreenQuery$parameters";
import type { EditCourseScreenQuery } from "~/__generated__/EditCourseScreenQuery.graphql";
import editCourseScreenParameters from "~/__generated__/EditCourseScreenQuery$parameters";
import type { NewCourseScreenQuery } from "~/__generated__/NewCourseScreenQuery.graphql";
import newCourseScreenParameters from "~/__generated__/NewCourseScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { FormSkeleton } from "../FormSkeleton";
import { ListSkeleton } from "../ListSkeleton";
import { lazyRoute } from "../lazyRoute";
import { loadErrorMessages } from "../loadErrorMessages";
import { coursesList, coursesVariables } from "./list/coursesList";

const loadCourses = ({ request }: LoaderFunctionArgs) =>
  preload<CoursesScreenQuery>(
    coursesScreenParameters,
    coursesVariables(setPendingParams(coursesList, request)),
  );

const loadCourse = ({ params }: LoaderFunctionArgs) =>
  preload<CourseViewScreenQuery>(courseViewScreenParameters, { courseId: parseId(params["id"]) });

/** The routes of the list of courses and of a course's page. The course editor has its own. */
export const courseRoutes: RouteObject[] = [
  {
    path: "courses",
    loader: loadCourses,
    lazy: lazyRoute(() => import("./list/CoursesScreen"), {
      screen: "CoursesScreen",
      loading: "CoursesSkeleton",
      failed: loadErrorMessages.courses,
    }),
  },
  {
    path: "courses/:id",
    loader: loadCourse,
    lazy: lazyRoute(() => import("./view/CourseViewScreen"), {
      screen: "CourseViewScreen",
      loading: "CourseViewSkeleton",
      failed: loadErrorMessages.course,
    }),
  },
];

const courseIn = ({ params }: LoaderFunctionArgs) => ({ courseId: parseId(params["id"]) });

/** Changing the entry of the playlist needs no refetch. */
const unlessEntryChanges = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

/** The routes of the course editor, below /admin. */
export const courseEditorRoutes: RouteObject[] = [
  // The sidebar's address and the list's open the same editor.
  ...["courses/create", "courses/add"].map((path) => ({
    path,
    loader: () => preload<NewCourseScreenQuery>(newCourseScreenParameters, {}),
    lazy: lazyRoute(() => import("./form/NewCourseScreen"), {
      screen: "NewCourseScreen",
      loading: FormSkeleton,
      failed: loadErrorMessages.categories,
    }),
  })),
  {
    path: "courses/:id/edit",
    loader: (args) => preload<EditCourseScreenQuery>(editCourseScreenParameters, courseIn(args)),
    lazy: lazyRoute(() => import("./form/EditCourseScreen"), {
      screen: "EditCourseScreen",
      loading: FormSkeleton,
      failed: loadErrorMessages.course,
    }),
  },
  {
    path: "courses/:id/curriculum",
    loader: (args) => preload<CourseCurriculumScreenQuery>(courseCurriculumScreenParameters, courseIn(args)),
    lazy: lazyRoute(() => import("./outline/CourseCurriculumScreen"), {
      screen: "CourseCurriculumScreen",
      loading: ListSkeleton,
      failed: loadErrorMessages.course,
    }),
  },
  {
    path: "courses/:id/tasks",
    shouldRevalidate: unlessEntryChanges,
    loader: (args) => preload<CourseTasksScreenQuery>(courseTasksScreenParameters, courseIn(args)),
    lazy: lazyRoute(() => import("./tasks/CourseTasksScreen"), {
      screen: "CourseTasksScreen",
      loading: "TasksSkeleton",
      failed: loadErrorMessages.course,
    }),
  },
];

/** The routes of the questions of courses and curricula, below /admin. */
export const questionRoutes: RouteObject[] = [
  {
    path: "courses/:id/questions",
    loader: ({ params }) =>
      preload<CourseQuestionsScreenQuery>(courseQuestionsScreenParameters, {
        courseId: parseId(params["id"]),
      }),
    lazy: lazyRoute(() => import("./questions/CourseQuestionsScreen"), {
      screen: "CourseQuestionsScreen",
      loading: ListSkeleton,
    }),
  },
  {
    path: "curriculum/:id/questions",
    loader: ({ params }) =>
      preload<CurriculumQuestionsScreenQuery>(curriculumQuestionsScreenParameters, {
        curriculumId: parseId(params["id"]),
      }),
    lazy: lazyRoute(() => import("./questions/CurriculumQuestionsScreen"), {
      screen: "CurriculumQuestionsScreen",
      loading: ListSkeleton,
    }),
  },
];
