import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from "react-router";
import type { AssessmentsScreenQuery } from "../../../__generated__/AssessmentsScreenQuery.graphql";
import assessmentsParameters from "../../../__generated__/AssessmentsScreenQuery$parameters";
import type { CourseAssessmentsScreenQuery } from "../../../__generated__/CourseAssessmentsScreenQuery.graphql";
import courseParameters from "../../../__generated__/CourseAssessmentsScreenQuery$parameters";
import type { ResultScreenQuery } from "../../../__generated__/ResultScreenQuery.graphql";
import resultParameters from "../../../__generated__/ResultScreenQuery$parameters";
import { numberOf } from "../../../formats/addresses";
import { screenOf } from "../../../layout/screenOf";
import { preload } from "../../../relay/preload";

async function assessmentsScreen() {
  const [{ AssessmentsScreen }, { AssessmentsSkeleton }] = await Promise.all([
    import("./list/AssessmentsScreen"),
    import("./list/AssessmentsSkeleton"),
  ]);
  return screenOf(AssessmentsScreen, AssessmentsSkeleton);
}

async function courseAssessmentsScreen() {
  const [{ CourseAssessmentsScreen }, { AssessmentsSkeleton }] = await Promise.all([
    import("./list/CourseAssessmentsScreen"),
    import("./list/AssessmentsSkeleton"),
  ]);
  return screenOf(CourseAssessmentsScreen, AssessmentsSkeleton);
}

async function attemptScreen() {
  const [{ AttemptScreen }, { AttemptSkeleton }] = await Promise.all([
    import("./sitting/AttemptScreen"),
    import("./sitting/AttemptSkeleton"),
  ]);
  return screenOf(AttemptScreen, AttemptSkeleton);
}

async function resultScreen() {
  const [{ ResultScreen }, { ResultSkeleton }] = await Promise.all([
    import("./result/ResultScreen"),
    import("./result/ResultSkeleton"),
  ]);
  return screenOf(ResultScreen, ResultSkeleton);
}

async function loadAttempt({ params }: LoaderFunctionArgs) {
  const { openAttempt } = await import("./sitting/openAttempt");
  return openAttempt(numberOf(params["id"]));
}

/** Another question of the same attempt is no reason to open it again; a retry of the same address is. */
const anotherAttempt = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

function loadResult({ params, request }: LoaderFunctionArgs) {
  const attemptId = numberOf(new URL(request.url).searchParams.get("attempt") ?? undefined);
  return preload<ResultScreenQuery>(resultParameters, {
    assessmentId: numberOf(params["id"]),
    attemptId,
    named: attemptId !== 0,
  });
}

const list: RouteObject = {
  path: "assessments",
  loader: () => preload<AssessmentsScreenQuery>(assessmentsParameters, {}),
  lazy: assessmentsScreen,
};

const attempt: RouteObject = {
  path: "assessments/:id",
  loader: loadAttempt,
  shouldRevalidate: anotherAttempt,
  lazy: attemptScreen,
};

/** The learner's assessments, below /learner. */
export const assessmentRoutes: RouteObject[] = [
  list,
  attempt,
  { path: "assessments/:id/result", loader: loadResult, lazy: resultScreen },
];

/** The same list and questions at the top level, for all who are signed in. */
export const topLevelAssessmentRoutes: RouteObject[] = [{ ...list }, { ...attempt }];

/** The assessments of one course, below the course's layout, whose address carries its number as `id`. */
export const courseAssessmentsRoute: RouteObject = {
  path: "assessments",
  loader: ({ params }) =>
    preload<CourseAssessmentsScreenQuery>(courseParameters, { courseId: numberOf(params["id"]) }),
  lazy: courseAssessmentsScreen,
};
