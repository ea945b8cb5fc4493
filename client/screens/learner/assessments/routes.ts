import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from "react-router-dom";
import assessmentParameters from "~/__generated__/AssessmentScreenQuery$parameters";
import assessmentsParameters from "~/__generated__/AssessmentsScreenQuery$parameters";
import courseParameters from "~/__generated__/CourseAssessmentsScreenQuery$parameters";
import resultParameters from "~/__generated__/ResultScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute, lazyWithSkeleton, loadBoth } from "~/layout/lazyRoute";
import { loadByIds } from "~/layout/loadByIds";
import { preload } from "~/relay/preload";
import { questionParameter } from "~/screens/learner/assessmentAddresses";

/** The screens with their skeletons; each is loaded with its first visit. */
const screens = {
  assessments: () => loadBoth(import("./list/AssessmentsScreen"), import("./list/AssessmentsSkeleton")),
  courseAssessments: () =>
    loadBoth(import("./list/CourseAssessmentsScreen"), import("./list/AssessmentsSkeleton")),
  assessment: () => loadBoth(import("./sitting/AssessmentScreen"), import("./sitting/AssessmentSkeleton")),
  result: () => loadBoth(import("./result/ResultScreen"), import("./result/ResultSkeleton")),
};

const asksQuestions = (url: URL): boolean => url.searchParams.has(questionParameter);

function loadAssessment({ params, request }: LoaderFunctionArgs) {
  return preload(assessmentParameters, {
    assessmentId: parseId(params["id"]),
    sitting: asksQuestions(new URL(request.url)),
  });
}

/** Changing the question of the same attempt needs no refetch; retrying the same address does. */
const isElsewhere = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname ||
  currentUrl.search === nextUrl.search ||
  !(asksQuestions(currentUrl) && asksQuestions(nextUrl));

function loadResult({ params, request }: LoaderFunctionArgs) {
  const attemptId = parseId(new URL(request.url).searchParams.get("attempt") ?? undefined);
  return preload(resultParameters, {
    assessmentId: parseId(params["id"]),
    attemptId,
    named: attemptId !== 0,
  });
}

const list: RouteObject = {
  path: "assessments",
  loader: () => preload(assessmentsParameters, {}),
  lazy: lazyWithSkeleton(screens.assessments, "Assessments"),
};

const assessment: RouteObject = {
  path: "assessments/:id",
  loader: loadAssessment,
  shouldRevalidate: isElsewhere,
  lazy: lazyWithSkeleton(screens.assessment, "Assessment"),
};

/** The routes of the learner's assessments, below /learner. */
export const assessmentRoutes: RouteObject[] = [
  list,
  assessment,
  { path: "assessments/:id/result", loader: loadResult, lazy: lazyWithSkeleton(screens.result, "Result") },
];

/** The same routes at the top level, for all signed-in users. */
export const topLevelAssessmentRoutes: RouteObject[] = [{ ...list }, { ...assessment }];

/** The routes of a course's assessments, below the course's layout, whose address has the course's `id`. */
export const courseAssessmentsRoute: RouteObject = {
  path: "assessments",
  loader: loadByIds({ courseId: "id" })(courseParameters),
  lazy: lazyRoute(screens.courseAssessments, "CourseAssessmentsScreen", "AssessmentsSkeleton"),
};
