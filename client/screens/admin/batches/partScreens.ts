import { lazyScreen } from "~/layout/lazyScreen";
import { loadErrorMessages } from "../loadErrorMessages";

export async function viewScreen() {
  const [{ BatchScreen }, { BatchSkeleton }] = await Promise.all([
    import("./view/BatchScreen"),
    import("./view/BatchSkeleton"),
  ]);
  return lazyScreen(BatchScreen, BatchSkeleton, loadErrorMessages.batchDetails);
}

export async function editScreen() {
  const [{ EditBatchScreen }, { FormSkeleton }] = await Promise.all([
    import("./form/EditBatchScreen"),
    import("./FormSkeleton"),
  ]);
  return lazyScreen(EditBatchScreen, FormSkeleton, loadErrorMessages.batch);
}

export async function usersScreen() {
  const [{ BatchUsersScreen }, { BatchUsersSkeleton }] = await Promise.all([
    import("./users/BatchUsersScreen"),
    import("./users/BatchUsersSkeleton"),
  ]);
  return lazyScreen(BatchUsersScreen, BatchUsersSkeleton, loadErrorMessages.users);
}

export async function assignUsersScreen() {
  const [{ AssignUsersScreen }, { FormSkeleton }] = await Promise.all([
    import("./assignUsers/AssignUsersScreen"),
    import("./FormSkeleton"),
  ]);
  return lazyScreen(AssignUsersScreen, FormSkeleton, loadErrorMessages.users);
}

export async function coursesScreen() {
  const [{ BatchCoursesScreen }, { BatchCoursesSkeleton }] = await Promise.all([
    import("./courses/BatchCoursesScreen"),
    import("./courses/BatchCoursesSkeleton"),
  ]);
  return lazyScreen(BatchCoursesScreen, BatchCoursesSkeleton, loadErrorMessages.courses);
}

export async function assignCourseScreen() {
  const [{ AssignCourseScreen }, { FormSkeleton }] = await Promise.all([
    import("./courseForm/AssignCourseScreen"),
    import("./FormSkeleton"),
  ]);
  return lazyScreen(AssignCourseScreen, FormSkeleton, loadErrorMessages.courses);
}

export async function editCourseScreen() {
  const [{ EditBatchCourseScreen }, { FormSkeleton }] = await Promise.all([
    import("./courseForm/EditBatchCourseScreen"),
    import("./FormSkeleton"),
  ]);
  return lazyScreen(EditBatchCourseScreen, FormSkeleton, loadErrorMessages.batchCourse);
}

export async function assignTrainerScreen() {
  const [{ AssignTrainerScreen }, { FormSkeleton }] = await Promise.all([
    import("./trainers/AssignTrainerScreen"),
    import("./FormSkeleton"),
  ]);
  return lazyScreen(AssignTrainerScreen, FormSkeleton, loadErrorMessages.batchCourse);
}

export async function courseTrainersScreen() {
  const [{ CourseTrainersScreen }, { TrainersSkeleton }] = await Promise.all([
    import("./trainers/CourseTrainersScreen"),
    import("./trainers/TrainersSkeleton"),
  ]);
  return lazyScreen(CourseTrainersScreen, TrainersSkeleton, loadErrorMessages.batchCourse);
}

export async function trainersScreen() {
  const [{ BatchTrainersScreen }, { TrainersSkeleton }] = await Promise.all([
    import("./trainers/BatchTrainersScreen"),
    import("./trainers/TrainersSkeleton"),
  ]);
  return lazyScreen(BatchTrainersScreen, TrainersSkeleton, loadErrorMessages.batch);
}
