import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { PreloadableConcreteRequest } from "relay-runtime";
import assignCourseScreenParameters from "~/__generated__/AssignCourseScreenQuery$parameters";
import assignTrainerScreenParameters from "~/__generated__/AssignTrainerScreenQuery$parameters";
import assignUsersScreenParameters from "~/__generated__/AssignUsersScreenQuery$parameters";
import courseActivitiesScreenParameters from "~/__generated__/BatchActivitiesScreenCourseActivitiesQuery$parameters";
import batchActivitiesScreenParameters from "~/__generated__/BatchActivitiesScreenQuery$parameters";
import batchCourseScreenParameters from "~/__generated__/BatchCourseScreenQuery$parameters";
import batchCoursesScreenParameters from "~/__generated__/BatchCoursesScreenQuery$parameters";
import batchCurriculumScreenParameters from "~/__generated__/BatchCurriculumScreenQuery$parameters";
import batchesScreenParameters from "~/__generated__/BatchesScreenQuery$parameters";
import batchLayoutParameters from "~/__generated__/BatchLayoutQuery$parameters";
import batchScreenParameters from "~/__generated__/BatchScreenQuery$parameters";
import courseTrainersScreenParameters from "~/__generated__/BatchTrainersScreenCourseTrainersQuery$parameters";
import batchTrainersScreenParameters from "~/__generated__/BatchTrainersScreenQuery$parameters";
import batchUsersScreenParameters from "~/__generated__/BatchUsersScreenQuery$parameters";
import editBatchCourseScreenParameters from "~/__generated__/EditBatchCourseScreenQuery$parameters";
import editBatchScreenParameters from "~/__generated__/EditBatchScreenQuery$parameters";
import gradesScreenParameters from "~/__generated__/GradesScreenQuery$parameters";
import lateScreenParameters from "~/__generated__/LateScreenQuery$parameters";
import planEditScreenParameters from "~/__generated__/PlanEditScreenQuery$parameters";
import planScreenParameters from "~/__generated__/PlanScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { createErrorBoundary } from "~/layout/lazyScreen";
import { loadList } from "~/lists/loadList";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { lazyForm, lazyRows } from "../lazyScreens";
import { loadErrorMessages } from "../loadErrorMessages";
import {
  batchCoursesList,
  batchesList,
  batchesVariables,
  batchUsersList,
  lateList,
  lateVariables,
} from "./batchLists";

const batchIn = ({ params }: LoaderFunctionArgs) => ({ batchId: parseId(params["id"]) });

interface Takes<Variables> {
  variables: Variables;
  response: unknown;
}

/** The loader of a screen that shows something of one batch. */
const inBatch =
  <Query extends Takes<{ batchId: number }>>(request: PreloadableConcreteRequest<Query>) =>
  (args: LoaderFunctionArgs) =>
    preload<Query>(request, batchIn(args));

/** The loader of a screen for one course of a batch. */
const ofCourse =
  <Query extends Takes<{ batchId: number; courseId: number }>>(request: PreloadableConcreteRequest<Query>) =>
  (args: LoaderFunctionArgs) =>
    preload<Query>(request, { ...batchIn(args), courseId: parseId(args.params["courseId"]) });

function loadUsers(args: LoaderFunctionArgs) {
  const address = setPendingParams(batchUsersList, args.request);
  return preload(batchUsersScreenParameters, batchUsersList.variablesIn(batchIn(args).batchId, address));
}

function loadCourses(args: LoaderFunctionArgs) {
  const address = setPendingParams(batchCoursesList, args.request);
  return preload(batchCoursesScreenParameters, batchCoursesList.variablesIn(batchIn(args).batchId, address));
}

/** The gradebook of the course that the address names, else of the first one. */
function loadGrades(args: LoaderFunctionArgs) {
  const id = new URL(args.request.url).searchParams.get("course");
  return preload(gradesScreenParameters, { ...batchIn(args), courseId: id === null ? null : parseId(id) });
}

/** The routes inside a batch's layout; `id` is the batch's id. */
const partRoutes: RouteObject[] = [
  {
    index: true,
    loader: inBatch(batchScreenParameters),
    lazy: lazyRoute(() => import("./view/BatchScreen"), "BatchScreen", {
      loading: "BatchSkeleton",
      failed: loadErrorMessages.batchDetails,
    }),
  },
  {
    path: "edit",
    loader: inBatch(editBatchScreenParameters),
    lazy: lazyForm(() => import("./form/EditBatchScreen"), "EditBatchScreen", loadErrorMessages.batch),
  },
  {
    path: "users",
    loader: loadUsers,
    lazy: lazyRoute(() => import("./people/BatchUsersScreen"), "BatchUsersScreen", {
      loading: "BatchUsersSkeleton",
      failed: loadErrorMessages.users,
    }),
  },
  {
    path: "users/assign",
    loader: inBatch(assignUsersScreenParameters),
    lazy: lazyForm(() => import("./people/AssignUsersScreen"), "AssignUsersScreen", loadErrorMessages.users),
  },
  {
    path: "courses",
    loader: loadCourses,
    lazy: lazyRoute(() => import("./courses/BatchCoursesScreen"), "BatchCoursesScreen", {
      loading: "BatchCoursesSkeleton",
      failed: loadErrorMessages.courses,
    }),
  },
  {
    path: "courses/create",
    loader: inBatch(assignCourseScreenParameters),
    lazy: lazyForm(
      () => import("./courses/AssignCourseScreen"),
      "AssignCourseScreen",
      loadErrorMessages.courses,
    ),
  },
  {
    path: "courses/:courseId/edit",
    loader: ofCourse(editBatchCourseScreenParameters),
    lazy: lazyForm(
      () => import("./courses/EditBatchCourseScreen"),
      "EditBatchCourseScreen",
      loadErrorMessages.batchCourse,
    ),
  },
  {
    path: "courses/:courseId/assign-trainer",
    loader: ofCourse(assignTrainerScreenParameters),
    lazy: lazyForm(
      () => import("./people/AssignTrainerScreen"),
      "AssignTrainerScreen",
      loadErrorMessages.batchCourse,
    ),
  },
  {
    path: "courses/:courseId/trainers",
    loader: ofCourse(courseTrainersScreenParameters),
    lazy: lazyRoute(() => import("./people/BatchTrainersScreen"), "CourseTrainersScreen", {
      loading: "CourseTrainersSkeleton",
      failed: loadErrorMessages.batchCourse,
    }),
  },
  {
    path: "grades",
    loader: loadGrades,
    lazy: lazyRoute(() => import("./grades/GradesScreen"), "GradesScreen", {
      loading: "GradesSkeleton",
      failed: loadErrorMessages.grades,
    }),
  },
  {
    path: "trainers",
    loader: inBatch(batchTrainersScreenParameters),
    lazy: lazyRoute(() => import("./people/BatchTrainersScreen"), "BatchTrainersScreen", {
      loading: "BatchTrainersSkeleton",
      failed: loadErrorMessages.batch,
    }),
  },
];

/** The routes of the topics of a batch's courses; children of the batch's layout. */
export const planRoutes: RouteObject[] = [
  {
    path: "activities",
    loader: inBatch(batchActivitiesScreenParameters),
    lazy: lazyRows(
      () => import("./view/BatchActivitiesScreen"),
      "BatchActivitiesScreen",
      loadErrorMessages.batch,
    ),
  },
  {
    path: "courses/:courseId",
    loader: ofCourse(batchCourseScreenParameters),
    lazy: lazyRoute(() => import("./courses/BatchCourseScreen"), "BatchCourseScreen", {
      loading: "BatchCourseSkeleton",
      failed: loadErrorMessages.batchCourse,
    }),
  },
  {
    path: "courses/:courseId/plan",
    loader: ofCourse(planScreenParameters),
    lazy: lazyRoute(() => import("./plan/PlanScreen"), "PlanScreen", {
      loading: "PlanSkeleton",
      failed: loadErrorMessages.batchCourse,
    }),
  },
  {
    path: "courses/:courseId/plan/edit",
    loader: ofCourse(planEditScreenParameters),
    lazy: lazyRoute(() => import("./plan/edit/PlanEditScreen"), "PlanEditScreen", {
      loading: "PlanEditSkeleton",
      failed: loadErrorMessages.batchCourse,
    }),
  },
  {
    path: "courses/:courseId/activities",
    loader: ofCourse(courseActivitiesScreenParameters),
    lazy: lazyRows(
      () => import("./view/BatchActivitiesScreen"),
      "CourseActivitiesScreen",
      loadErrorMessages.batchCourse,
    ),
  },
  {
    path: "curriculum/:courseId",
    loader: ofCourse(batchCurriculumScreenParameters),
    lazy: lazyRows(
      () => import("./plan/BatchCurriculumScreen"),
      "BatchCurriculumScreen",
      loadErrorMessages.batchCourse,
    ),
  },
];

async function layoutScreen() {
  const { BatchLayout } = await import("./BatchLayout");
  return { Component: BatchLayout, ErrorBoundary: createErrorBoundary(loadErrorMessages.batch) };
}

/** The routes of the list of batches and of each batch. */
export const batchRoutes: RouteObject[] = [
  {
    path: "batches",
    loader: loadList(batchesScreenParameters, batchesList, batchesVariables),
    lazy: lazyRoute(() => import("./list/BatchesScreen"), "BatchesScreen", { loading: "BatchesSkeleton" }),
  },
  {
    path: "batches/create",
    lazy: lazyForm(() => import("./form/EditBatchScreen"), "CreateBatchScreen"),
  },
  {
    path: "batches/delayed",
    loader: loadList(lateScreenParameters, lateList, lateVariables),
    lazy: lazyRoute(() => import("./late/LateScreen"), "LateScreen", { loading: "LateSkeleton" }),
  },
];

/** The route of a batch, whose screens share its frame; `others` are those of other areas. */
export const batchRoute = (others: RouteObject[]): RouteObject => ({
  path: "batches/:id",
  loader: inBatch(batchLayoutParameters),
  lazy: layoutScreen,
  children: [...partRoutes, ...planRoutes, ...others],
});
