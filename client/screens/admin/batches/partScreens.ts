import { screenOf } from "~/layout/screenOf";
import { loadTexts } from "../loadTexts";

export async function viewScreen() {
  const [{ BatchScreen }, { BatchSkeleton }] = await Promise.all([
    import("./view/BatchScreen"),
    import("./view/BatchSkeleton"),
  ]);
  return screenOf(BatchScreen, BatchSkeleton, loadTexts.batchDetails);
}

export async function editScreen() {
  const [{ EditBatchScreen }, { FormSkeleton }] = await Promise.all([
    import("./form/EditBatchScreen"),
    import("./FormSkeleton"),
  ]);
  return screenOf(EditBatchScreen, FormSkeleton, loadTexts.batch);
}

export async function usersScreen() {
  const [{ BatchUsersScreen }, { BatchUsersSkeleton }] = await Promise.all([
    import("./users/BatchUsersScreen"),
    import("./users/BatchUsersSkeleton"),
  ]);
  return screenOf(BatchUsersScreen, BatchUsersSkeleton, loadTexts.users);
}

export async function assignUsersScreen() {
  const [{ AssignUsersScreen }, { FormSkeleton }] = await Promise.all([
    import("./assignUsers/AssignUsersScreen"),
    import("./FormSkeleton"),
  ]);
  return screenOf(AssignUsersScreen, FormSkeleton, loadTexts.users);
}

export async function coursesScreen() {
  const [{ BatchCoursesScreen }, { BatchCoursesSkeleton }] = await Promise.all([
    import("./courses/BatchCoursesScreen"),
    import("./courses/BatchCoursesSkeleton"),
  ]);
  return screenOf(BatchCoursesScreen, BatchCoursesSkeleton, loadTexts.courses);
}

export async function assignCourseScreen() {
  const [{ AssignCourseScreen }, { FormSkeleton }] = await Promise.all([
    import("./courseForm/AssignCourseScreen"),
    import("./FormSkeleton"),
  ]);
  return screenOf(AssignCourseScreen, FormSkeleton, loadTexts.courses);
}

export async function editCourseScreen() {
  const [{ EditBatchCourseScreen }, { FormSkeleton }] = await Promise.all([
    import("./courseForm/EditBatchCourseScreen"),
    import("./FormSkeleton"),
  ]);
  return screenOf(EditBatchCourseScreen, FormSkeleton, loadTexts.batchCourse);
}

export async function assignTrainerScreen() {
  const [{ AssignTrainerScreen }, { FormSkeleton }] = await Promise.all([
    import("./trainers/AssignTrainerScreen"),
    import("./FormSkeleton"),
  ]);
  return screenOf(AssignTrainerScreen, FormSkeleton, loadTexts.batchCourse);
}

export async function courseTrainersScreen() {
  const [{ CourseTrainersScreen }, { TrainersSkeleton }] = await Promise.all([
    import("./trainers/CourseTrainersScreen"),
    import("./trainers/TrainersSkeleton"),
  ]);
  return screenOf(CourseTrainersScreen, TrainersSkeleton, loadTexts.batchCourse);
}

export async function trainersScreen() {
  const [{ BatchTrainersScreen }, { TrainersSkeleton }] = await Promise.all([
    import("./trainers/BatchTrainersScreen"),
    import("./trainers/TrainersSkeleton"),
  ]);
  return screenOf(BatchTrainersScreen, TrainersSkeleton, loadTexts.batch);
}
