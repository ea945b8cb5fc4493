import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { AssignCourseScreenQuery } from "~/__generated__/AssignCourseScreenQuery.graphql";
import assignCourseParameters from "~/__generated__/AssignCourseScreenQuery$parameters";
import type { AssignTrainerScreenQuery } from "~/__generated__/AssignTrainerScreenQuery.graphql";
import assignTrainerParameters from "~/__generated__/AssignTrainerScreenQuery$parameters";
import type { AssignUsersScreenQuery } from "~/__generated__/AssignUsersScreenQuery.graphql";
import assignUsersParameters from "~/__generated__/AssignUsersScreenQuery$parameters";
import type { BatchCoursesScreenQuery } from "~/__generated__/BatchCoursesScreenQuery.graphql";
import batchCoursesParameters from "~/__generated__/BatchCoursesScreenQuery$parameters";
import type { BatchScreenQuery } from "~/__generated__/BatchScreenQuery.graphql";
import batchParameters from "~/__generated__/BatchScreenQuery$parameters";
import type { BatchTrainersScreenQuery } from "~/__generated__/BatchTrainersScreenQuery.graphql";
import batchTrainersParameters from "~/__generated__/BatchTrainersScreenQuery$parameters";
import type { BatchUsersScreenQuery } from "~/__generated__/BatchUsersScreenQuery.graphql";
import batchUsersParameters from "~/__generated__/BatchUsersScreenQuery$parameters";
import type { CourseTrainersScreenQuery } from "~/__generated__/CourseTrainersScreenQuery.graphql";
import courseTrainersParameters from "~/__generated__/CourseTrainersScreenQuery$parameters";
import type { EditBatchCourseScreenQuery } from "~/__generated__/EditBatchCourseScreenQuery.graphql";
import editBatchCourseParameters from "~/__generated__/EditBatchCourseScreenQuery$parameters";
import type { EditBatchScreenQuery } from "~/__generated__/EditBatchScreenQuery.graphql";
import editBatchParameters from "~/__generated__/EditBatchScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { batchCoursesList, batchCoursesVariables } from "./courses/batchCoursesList";
import {
  assignCourseScreen,
  assignTrainerScreen,
  assignUsersScreen,
  coursesScreen,
  courseTrainersScreen,
  editCourseScreen,
  editScreen,
  trainersScreen,
  usersScreen,
  viewScreen,
} from "./partScreens";
import { batchUsersList, batchUsersVariables } from "./users/batchUsersList";

const numberOfBatch = ({ params }: LoaderFunctionArgs) => parseId(params["id"]);
const ofBatch = (args: LoaderFunctionArgs) => ({ batchId: numberOfBatch(args) });
const ofCourse = (args: LoaderFunctionArgs) => ({
  ...ofBatch(args),
  courseId: parseId(args.params["courseId"]),
});

function loadUsers(args: LoaderFunctionArgs) {
  const address = setPendingParams(batchUsersList, args.request);
  return preload<BatchUsersScreenQuery>(
    batchUsersParameters,
    batchUsersVariables(numberOfBatch(args), address),
  );
}

function loadCourses(args: LoaderFunctionArgs) {
  const address = setPendingParams(batchCoursesList, args.request);
  return preload<BatchCoursesScreenQuery>(
    batchCoursesParameters,
    batchCoursesVariables(numberOfBatch(args), address),
  );
}

/** The screens inside the layout of one batch; `id` is the batch's number. */
export const partRoutes: RouteObject[] = [
  {
    index: true,
    loader: (args) => preload<BatchScreenQuery>(batchParameters, ofBatch(args)),
    lazy: viewScreen,
  },
  {
    path: "edit",
    loader: (args) => preload<EditBatchScreenQuery>(editBatchParameters, ofBatch(args)),
    lazy: editScreen,
  },
  { path: "users", loader: loadUsers, lazy: usersScreen },
  {
    path: "users/assign",
    loader: (args) => preload<AssignUsersScreenQuery>(assignUsersParameters, ofBatch(args)),
    lazy: assignUsersScreen,
  },
  { path: "courses", loader: loadCourses, lazy: coursesScreen },
  {
    path: "courses/create",
    loader: (args) => preload<AssignCourseScreenQuery>(assignCourseParameters, ofBatch(args)),
    lazy: assignCourseScreen,
  },
  {
    path: "courses/:courseId/edit",
    loader: (args) => preload<EditBatchCourseScreenQuery>(editBatchCourseParameters, ofCourse(args)),
    lazy: editCourseScreen,
  },
  {
    path: "courses/:courseId/assign-trainer",
    loader: (args) => preload<AssignTrainerScreenQuery>(assignTrainerParameters, ofCourse(args)),
    lazy: assignTrainerScreen,
  },
  {
    path: "courses/:courseId/trainers",
    loader: (args) => preload<CourseTrainersScreenQuery>(courseTrainersParameters, ofCourse(args)),
    lazy: courseTrainersScreen,
  },
  {
    path: "trainers",
    loader: (args) => preload<BatchTrainersScreenQuery>(batchTrainersParameters, ofBatch(args)),
    lazy: trainersScreen,
  },
];
