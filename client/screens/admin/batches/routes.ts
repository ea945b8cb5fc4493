import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
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
import { lazyWithSkeleton } from "~/layout/lazyRoute";
import { createErrorBoundary } from "~/layout/lazyScreen";
import { loadByIds } from "~/layout/loadByIds";
import { loadList } from "~/lists/loadList";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { lazyForm, lazyRows } from "../lazyScreens";
import { loadErrorMessages as failed } from "../loadErrorMessages";
import {
  batchCoursesList,
  batchesList,
  batchesVariables,
  batchUsersList,
  lateList,
  lateVariables,
} from "./batchLists";

const batchIn = ({ params }: LoaderFunctionArgs) => ({ batchId: parseId(params["id"]) });

const inBatch = loadByIds({ batchId: "id" });
const ofCourse = loadByIds({ batchId: "id", courseId: "courseId" });

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

/** The screens; each is loaded with its first visit. */
const screens = {
  batch: lazyWithSkeleton(() => import("./view/BatchScreen"), "Batch", failed.batchDetails),
  editBatch: lazyForm(() => import("./form/EditBatchScreen"), "EditBatch", failed.batch),
  batchUsers: lazyWithSkeleton(() => import("./people/BatchUsersScreen"), "BatchUsers", failed.users),
  assignUsers: lazyForm(() => import("./people/AssignUsersScreen"), "AssignUsers", failed.users),
  batchCourses: lazyWithSkeleton(
    () => import("./courses/BatchCoursesScreen"),
    "BatchCourses",
    failed.courses,
  ),
  assignCourse: lazyForm(() => import("./courses/AssignCourseScreen"), "AssignCourse", failed.courses),
  editBatchCourse: lazyForm(
    () => import("./courses/EditBatchCourseScreen"),
    "EditBatchCourse",
    failed.batchCourse,
  ),
  assignTrainer: lazyForm(() => import("./people/AssignTrainerScreen"), "AssignTrainer", failed.batchCourse),
  courseTrainers: lazyWithSkeleton(
    () => import("./people/BatchTrainersScreen"),
    "CourseTrainers",
    failed.batchCourse,
  ),
  grades: lazyWithSkeleton(() => import("./grades/GradesScreen"), "Grades", failed.grades),
  batchTrainers: lazyWithSkeleton(
    () => import("./people/BatchTrainersScreen"),
    "BatchTrainers",
    failed.batch,
  ),
  batchActivities: lazyRows(() => import("./view/BatchActivitiesScreen"), "BatchActivities", failed.batch),
  batchCourse: lazyWithSkeleton(
    () => import("./courses/BatchCourseScreen"),
    "BatchCourse",
    failed.batchCourse,
  ),
  plan: lazyWithSkeleton(() => import("./plan/PlanScreen"), "Plan", failed.batchCourse),
  planEdit: lazyWithSkeleton(() => import("./plan/edit/PlanEditScreen"), "PlanEdit", failed.batchCourse),
  courseActivities: lazyRows(
    () => import("./view/BatchActivitiesScreen"),
    "CourseActivities",
    failed.batchCourse,
  ),
  batchCurriculum: lazyRows(
    () => import("./plan/BatchCurriculumScreen"),
    "BatchCurriculum",
    failed.batchCourse,
  ),
  batches: lazyWithSkeleton(() => import("./list/BatchesScreen"), "Batches"),
  createBatch: lazyForm(() => import("./form/EditBatchScreen"), "CreateBatch"),
  late: lazyWithSkeleton(() => import("./late/LateScreen"), "Late"),
};

/** The routes inside a batch's layout; `id` is the batch's id. */
const partRoutes: RouteObject[] = [
  { index: true, loader: inBatch(batchScreenParameters), lazy: screens.batch },
  { path: "edit", loader: inBatch(editBatchScreenParameters), lazy: screens.editBatch },
  { path: "users", loader: loadUsers, lazy: screens.batchUsers },
  { path: "users/assign", loader: inBatch(assignUsersScreenParameters), lazy: screens.assignUsers },
  { path: "courses", loader: loadCourses, lazy: screens.batchCourses },
  { path: "courses/create", loader: inBatch(assignCourseScreenParameters), lazy: screens.assignCourse },
  {
    path: "courses/:courseId/edit",
    loader: ofCourse(editBatchCourseScreenParameters),
    lazy: screens.editBatchCourse,
  },
  {
    path: "courses/:courseId/assign-trainer",
    loader: ofCourse(assignTrainerScreenParameters),
    lazy: screens.assignTrainer,
  },
  {
    path: "courses/:courseId/trainers",
    loader: ofCourse(courseTrainersScreenParameters),
    lazy: screens.courseTrainers,
  },
  { path: "grades", loader: loadGrades, lazy: screens.grades },
  { path: "trainers", loader: inBatch(batchTrainersScreenParameters), lazy: screens.batchTrainers },
];

/** The routes of the topics of a batch's courses; children of the batch's layout. */
export const planRoutes: RouteObject[] = [
  { path: "activities", loader: inBatch(batchActivitiesScreenParameters), lazy: screens.batchActivities },
  { path: "courses/:courseId", loader: ofCourse(batchCourseScreenParameters), lazy: screens.batchCourse },
  { path: "courses/:courseId/plan", loader: ofCourse(planScreenParameters), lazy: screens.plan },
  { path: "courses/:courseId/plan/edit", loader: ofCourse(planEditScreenParameters), lazy: screens.planEdit },
  {
    path: "courses/:courseId/activities",
    loader: ofCourse(courseActivitiesScreenParameters),
    lazy: screens.courseActivities,
  },
  {
    path: "curriculum/:courseId",
    loader: ofCourse(batchCurriculumScreenParameters),
    lazy: screens.batchCurriculum,
  },
];

async function layoutScreen() {
  const { BatchLayout } = await import("./BatchLayout");
  return { Component: BatchLayout, ErrorBoundary: createErrorBoundary(failed.batch) };
}

/** The routes of the list of batches and of each batch. */
export const batchRoutes: RouteObject[] = [
  {
    path: "batches",
    loader: loadList(batchesScreenParameters, batchesList, batchesVariables),
    lazy: screens.batches,
  },
  { path: "batches/create", lazy: screens.createBatch },
  {
    path: "batches/delayed",
    loader: loadList(lateScreenParameters, lateList, lateVariables),
    lazy: screens.late,
  },
];

/** The route of a batch, whose screens share its frame; `others` are those of other areas. */
export const batchRoute = (others: RouteObject[]): RouteObject => ({
  path: "batches/:id",
  loader: inBatch(batchLayoutParameters),
  lazy: layoutScreen,
  children: [...partRoutes, ...planRoutes, ...others],
});
