import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { PreloadableConcreteRequest } from "relay-runtime";
import type { BatchActivitiesScreenQuery } from "~/__generated__/BatchActivitiesScreenQuery.graphql";
import batchActivities from "~/__generated__/BatchActivitiesScreenQuery$parameters";
import type { BatchCourseScreenQuery } from "~/__generated__/BatchCourseScreenQuery.graphql";
import batchCourse from "~/__generated__/BatchCourseScreenQuery$parameters";
import type { BatchCurriculumScreenQuery } from "~/__generated__/BatchCurriculumScreenQuery.graphql";
import batchCurriculum from "~/__generated__/BatchCurriculumScreenQuery$parameters";
import type { CourseActivitiesScreenQuery } from "~/__generated__/CourseActivitiesScreenQuery.graphql";
import courseActivities from "~/__generated__/CourseActivitiesScreenQuery$parameters";
import type { PlanEditScreenQuery } from "~/__generated__/PlanEditScreenQuery.graphql";
import planEdit from "~/__generated__/PlanEditScreenQuery$parameters";
import type { PlanScreenQuery } from "~/__generated__/PlanScreenQuery.graphql";
import plan from "~/__generated__/PlanScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyScreen } from "~/layout/lazyScreen";
import { preload } from "~/relay/preload";
import { loadErrorMessages } from "../loadErrorMessages";

interface OfCourse {
  variables: { batchId: number; courseId: number };
  response: unknown;
}

/** The loader of a screen that shows one course of a batch. */
const ofCourse =
  <Query extends OfCourse>(request: PreloadableConcreteRequest<Query>) =>
  ({ params }: LoaderFunctionArgs) =>
    preload<Query>(request, {
      batchId: parseId(params["id"]),
      courseId: parseId(params["courseId"]),
    });

const loadActivities = ({ params }: LoaderFunctionArgs) =>
  preload<BatchActivitiesScreenQuery>(batchActivities, { batchId: parseId(params["id"]) });

async function batchCourseScreen() {
  const [{ BatchCourseScreen }, { BatchCourseSkeleton }] = await Promise.all([
    import("./batchCourse/BatchCourseScreen"),
    import("./batchCourse/BatchCourseSkeleton"),
  ]);
  return lazyScreen(BatchCourseScreen, BatchCourseSkeleton, loadErrorMessages.batchCourse);
}

async function planScreen() {
  const [{ PlanScreen }, { PlanSkeleton }] = await Promise.all([
    import("./plan/PlanScreen"),
    import("./plan/PlanSkeleton"),
  ]);
  return lazyScreen(PlanScreen, PlanSkeleton, loadErrorMessages.batchCourse);
}

async function planEditScreen() {
  const [{ PlanEditScreen }, { PlanEditSkeleton }] = await Promise.all([
    import("./planEdit/PlanEditScreen"),
    import("./planEdit/PlanEditSkeleton"),
  ]);
  return lazyScreen(PlanEditScreen, PlanEditSkeleton, loadErrorMessages.batchCourse);
}

async function courseActivitiesScreen() {
  const [{ CourseActivitiesScreen }, { ActivitiesSkeleton }] = await Promise.all([
    import("./activities/CourseActivitiesScreen"),
    import("./activities/ActivitiesSkeleton"),
  ]);
  return lazyScreen(CourseActivitiesScreen, ActivitiesSkeleton, loadErrorMessages.batchCourse);
}

async function batchActivitiesScreen() {
  const [{ BatchActivitiesScreen }, { ActivitiesSkeleton }] = await Promise.all([
    import("./activities/BatchActivitiesScreen"),
    import("./activities/ActivitiesSkeleton"),
  ]);
  return lazyScreen(BatchActivitiesScreen, ActivitiesSkeleton, loadErrorMessages.batch);
}

async function curriculumScreen() {
  const [{ BatchCurriculumScreen }, { PlanSkeleton }] = await Promise.all([
    import("./batchCurriculum/BatchCurriculumScreen"),
    import("./plan/PlanSkeleton"),
  ]);
  return lazyScreen(BatchCurriculumScreen, PlanSkeleton, loadErrorMessages.batchCourse);
}

/** What a batch does with the topics of its courses; children of the batch's layout. */
export const planRoutes: RouteObject[] = [
  { path: "activities", loader: loadActivities, lazy: batchActivitiesScreen },
  {
    path: "courses/:courseId",
    loader: ofCourse<BatchCourseScreenQuery>(batchCourse),
    lazy: batchCourseScreen,
  },
  { path: "courses/:courseId/plan", loader: ofCourse<PlanScreenQuery>(plan), lazy: planScreen },
  {
    path: "courses/:courseId/plan/edit",
    loader: ofCourse<PlanEditScreenQuery>(planEdit),
    lazy: planEditScreen,
  },
  {
    path: "courses/:courseId/activities",
    loader: ofCourse<CourseActivitiesScreenQuery>(courseActivities),
    lazy: courseActivitiesScreen,
  },
  {
    path: "curriculum/:courseId",
    loader: ofCourse<BatchCurriculumScreenQuery>(batchCurriculum),
    lazy: curriculumScreen,
  },
];
