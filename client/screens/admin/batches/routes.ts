import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { PreloadableConcreteRequest } from "relay-runtime";
import type { AssignCourseScreenQuery } from "~/__generated__/AssignCourseScreenQuery.graphql";
import assignCourseScreenParameters from "~/__generated__/AssignCourseScreenQuery$parameters";
import type { AssignTrainerScreenQuery } from "~/__generated__/AssignTrainerScreenQuery.graphql";
import assignTrainerScreenParameters from "~/__generated__/AssignTrainerScreenQuery$parameters";
import type { AssignUsersScreenQuery } from "~/__generated__/AssignUsersScreenQuery.graphql";
import assignUsersScreenParameters from "~/__generated__/AssignUsersScreenQuery$parameters";
import type { BatchActivitiesScreenCourseActivitiesQuery } from "~/__generated__/BatchActivitiesScreenCourseActivitiesQuery.graphql";
import courseActivitiesScreenParameters from "~/__generated__/BatchActivitiesScreenCourseActivitiesQuery$parameters";
import type { BatchActivitiesScreenQuery } from "~/__generated__/BatchActivitiesScreenQuery.graphql";
import batchActivitiesScreenParameters from "~/__generated__/BatchActivitiesScreenQuery$parameters";
import type { BatchCourseScreenQuery } from "~/__generated__/BatchCourseScreenQuery.graphql";
import batchCourseScreenParameters from "~/__generated__/BatchCourseScreenQuery$parameters";
import type { BatchCoursesScreenQuery } from "~/__generated__/BatchCoursesScreenQuery.graphql";
import batchCoursesScreenParameters from "~/__generated__/BatchCoursesScreenQuery$parameters";
import type { BatchCurriculumScreenQuery } from "~/__generated__/BatchCurriculumScreenQuery.graphql";
import batchCurriculumScreenParameters from "~/__generated__/BatchCurriculumScreenQuery$parameters";
import type { BatchesScreenQuery } from "~/__generated__/BatchesScreenQuery.graphql";
import batchesScreenParameters from "~/__generated__/BatchesScreenQuery$parameters";
import type { BatchLayoutQuery } from "~/__generated__/BatchLayoutQuery.graphql";
import batchLayoutParameters from "~/__generated__/BatchLayoutQuery$parameters";
import type { BatchScreenQuery } from "~/__generated__/BatchScreenQuery.graphql";
import batchScreenParameters from "~/__generated__/BatchScreenQuery$parameters";
import type { BatchTrainersScreenCourseTrainersQuery } from "~/__generated__/BatchTrainersScreenCourseTrainersQuery.graphql";
import courseTrainersScreenParameters from "~/__generated__/BatchTrainersScreenCourseTrainersQuery$parameters";
import type { BatchTrainersScreenQuery } from "~/__generated__/BatchTrainersScreenQuery.graphql";
import batchTrainersScreenParameters from "~/__generated__/BatchTrainersScreenQuery$parameters";
import type { BatchUsersScreenQuery } from "~/__generated__/BatchUsersScreenQuery.graphql";
import batchUsersScreenParameters from "~/__generated__/BatchUsersScreenQuery$parameters";
import type { EditBatchCourseScreenQuery } from "~/__generated__/EditBatchCourseScreenQuery.graphql";
import editBatchCourseScreenParameters from "~/__generated__/EditBatchCourseScreenQuery$parameters";
import type { EditBatchScreenQuery } from "~/__generated__/EditBatchScreenQuery.graphql";
import editBatchScreenParameters from "~/__generated__/EditBatchScreenQuery$parameters";
import type { GradesScreenQuery } from "~/__generated__/GradesScreenQuery.graphql";
import gradesScreenParameters from "~/__generated__/GradesScreenQuery$parameters";
import type { LateScreenQuery } from "~/__generated__/LateScreenQuery.graphql";
import lateScreenParameters from "~/__generated__/LateScreenQuery$parameters";
import type { PlanEditScreenQuery } from "~/__generated__/PlanEditScreenQuery.graphql";
import planEditScreenParameters from "~/__generated__/PlanEditScreenQuery$parameters";
import type { PlanScreenQuery } from "~/__generated__/PlanScreenQuery.graphql";
import planScreenParameters from "~/__generated__/PlanScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { createErrorBoundary } from "~/layout/lazyScreen";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { loadErrorMessages } from "../loadErrorMessages";
import { FormSkeleton, ListSkeleton } from "../ScreenSkeletons";
import {
  batchCoursesList,
  batchesList,
  batchesVariables,
  batchUsersList,
  lateList,
  lateVariables,
} from "./batchLists";

const batchIn = ({ params }: LoaderFunctionArgs) => ({ batchId: parseId(params["id"]) });

interface OfBatch {
  variables: { batchId: number };
  response: unknown;
}

interface OfCourse {
  variables: { batchId: number; courseId: number };
  response: unknown;
}

/** The loader of a screen that shows something of one batch. */
const ofBatch =
  <Query extends OfBatch>(request: PreloadableConcreteRequest<Query>) =>
  (args: LoaderFunctionArgs) =>
    preload<Query>(request, batchIn(args));

/** The loader of a screen for one course of a batch. */
const ofCourse =
  <Query extends OfCourse>(request: PreloadableConcreteRequest<Query>) =>
  (args: LoaderFunctionArgs) =>
    preload<Query>(request, { ...batchIn(args), courseId: parseId(args.params["courseId"]) });

function loadUsers(args: LoaderFunctionArgs) {
  const address = setPendingParams(batchUsersList, args.request);
  return preload<BatchUsersScreenQuery>(
    batchUsersScreenParameters,
    batchUsersList.variablesIn(batchIn(args).batchId, address),
  );
}

function loadCourses(args: LoaderFunctionArgs) {
  const address = setPendingParams(batchCoursesList, args.request);
  return preload<BatchCoursesScreenQuery>(
    batchCoursesScreenParameters,
    batchCoursesList.variablesIn(batchIn(args).batchId, address),
  );
}

/** The gradebook of the course that the address names, else of the first one. */
function loadGrades(args: LoaderFunctionArgs) {
  const course = new URL(args.request.url).searchParams.get("course");
  const courseId = course === null ? null : parseId(course);
  return preload<GradesScreenQuery>(gradesScreenParameters, { ...batchIn(args), courseId });
}

/** The routes inside a batch's layout; `id` is the batch's id. */
const partRoutes: RouteObject[] = [
  {
    index: true,
    loader: ofBatch<BatchScreenQuery>(batchScreenParameters),
    lazy: lazyRoute(() => import("./view/BatchScreen"), "BatchScreen", {
      loading: "BatchSkeleton",
      failed: loadErrorMessages.batchDetails,
    }),
  },
  {
    path: "edit",
    loader: ofBatch<EditBatchScreenQuery>(editBatchScreenParameters),
    lazy: lazyRoute(() => import("./form/EditBatchScreen"), "EditBatchScreen", {
      loading: FormSkeleton,
      failed: loadErrorMessages.batch,
    }),
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
    loader: ofBatch<AssignUsersScreenQuery>(assignUsersScreenParameters),
    lazy: lazyRoute(() => import("./people/AssignUsersScreen"), "AssignUsersScreen", {
      loading: FormSkeleton,
      failed: loadErrorMessages.users,
    }),
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
    loader: ofBatch<AssignCourseScreenQuery>(assignCourseScreenParameters),
    lazy: lazyRoute(() => import("./courses/AssignCourseScreen"), "AssignCourseScreen", {
      loading: FormSkeleton,
      failed: loadErrorMessages.courses,
    }),
  },
  {
    path: "courses/:courseId/edit",
    loader: ofCourse<EditBatchCourseScreenQuery>(editBatchCourseScreenParameters),
    lazy: lazyRoute(() => import("./courses/EditBatchCourseScreen"), "EditBatchCourseScreen", {
      loading: FormSkeleton,
      failed: loadErrorMessages.batchCourse,
    }),
  },
  {
    path: "courses/:courseId/assign-trainer",
    loader: ofCourse<AssignTrainerScreenQuery>(assignTrainerScreenParameters),
    lazy: lazyRoute(() => import("./people/AssignTrainerScreen"), "AssignTrainerScreen", {
      loading: FormSkeleton,
      failed: loadErrorMessages.batchCourse,
    }),
  },
  {
    path: "courses/:courseId/trainers",
    loader: ofCourse<BatchTrainersScreenCourseTrainersQuery>(courseTrainersScreenParameters),
    lazy: lazyRoute(() => import("./people/BatchTrainersScreen"), "CourseTrainersScreen", {
      loading: ListSkeleton,
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
    loader: ofBatch<BatchTrainersScreenQuery>(batchTrainersScreenParameters),
    lazy: lazyRoute(() => import("./people/BatchTrainersScreen"), "BatchTrainersScreen", {
      loading: ListSkeleton,
      failed: loadErrorMessages.batch,
    }),
  },
];

/** The routes of the topics of a batch's courses; children of the batch's layout. */
export const planRoutes: RouteObject[] = [
  {
    path: "activities",
    loader: ofBatch<BatchActivitiesScreenQuery>(batchActivitiesScreenParameters),
    lazy: lazyRoute(() => import("./view/BatchActivitiesScreen"), "BatchActivitiesScreen", {
      loading: ListSkeleton,
      failed: loadErrorMessages.batch,
    }),
  },
  {
    path: "courses/:courseId",
    loader: ofCourse<BatchCourseScreenQuery>(batchCourseScreenParameters),
    lazy: lazyRoute(() => import("./courses/BatchCourseScreen"), "BatchCourseScreen", {
      loading: "BatchCourseSkeleton",
      failed: loadErrorMessages.batchCourse,
    }),
  },
  {
    path: "courses/:courseId/plan",
    loader: ofCourse<PlanScreenQuery>(planScreenParameters),
    lazy: lazyRoute(() => import("./plan/PlanScreen"), "PlanScreen", {
      loading: "PlanSkeleton",
      failed: loadErrorMessages.batchCourse,
    }),
  },
  {
    path: "courses/:courseId/plan/edit",
    loader: ofCourse<PlanEditScreenQuery>(planEditScreenParameters),
    lazy: lazyRoute(() => import("./plan/edit/PlanEditScreen"), "PlanEditScreen", {
      loading: "PlanEditSkeleton",
      failed: loadErrorMessages.batchCourse,
    }),
  },
  {
    path: "courses/:courseId/activities",
    loader: ofCourse<BatchActivitiesScreenCourseActivitiesQuery>(courseActivitiesScreenParameters),
    lazy: lazyRoute(() => import("./view/BatchActivitiesScreen"), "CourseActivitiesScreen", {
      loading: ListSkeleton,
      failed: loadErrorMessages.batchCourse,
    }),
  },
  {
    path: "curriculum/:courseId",
    loader: ofCourse<BatchCurriculumScreenQuery>(batchCurriculumScreenParameters),
    lazy: lazyRoute(() => import("./plan/BatchCurriculumScreen"), "BatchCurriculumScreen", {
      loading: ListSkeleton,
      failed: loadErrorMessages.batchCourse,
    }),
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
    loader: ({ request }) =>
      preload<BatchesScreenQuery>(
        batchesScreenParameters,
        batchesVariables(setPendingParams(batchesList, request)),
      ),
    lazy: lazyRoute(() => import("./list/BatchesScreen"), "BatchesScreen", { loading: "BatchesSkeleton" }),
  },
  {
    path: "batches/create",
    lazy: lazyRoute(() => import("./form/EditBatchScreen"), "CreateBatchScreen", { loading: FormSkeleton }),
  },
  {
    path: "batches/delayed",
    loader: ({ request }) =>
      preload<LateScreenQuery>(lateScreenParameters, lateVariables(setPendingParams(lateList, request))),
    lazy: lazyRoute(() => import("./late/LateScreen"), "LateScreen", { loading: "LateSkeleton" }),
  },
];

/** The route of a batch, whose screens stand in its frame; `others` are those of other areas. */
export const batchRoute = (others: RouteObject[]): RouteObject => ({
  path: "batches/:id",
  loader: ofBatch<BatchLayoutQuery>(batchLayoutParameters),
  lazy: layoutScreen,
  children: [...partRoutes, ...planRoutes, ...others],
});
