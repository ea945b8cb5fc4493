import type { LoaderFunctionArgs, RouteObject } from "react-router";
import { pageSizes } from "../../../gateway/domains/lists/contract";
import type { CurriculaScreenQuery } from "../../__generated__/CurriculaScreenQuery.graphql";
import curriculaParameters from "../../__generated__/CurriculaScreenQuery$parameters";
import type { CurriculumScreenQuery } from "../../__generated__/CurriculumScreenQuery.graphql";
import curriculumParameters from "../../__generated__/CurriculumScreenQuery$parameters";
import type { MyCoursesScreenQuery } from "../../__generated__/MyCoursesScreenQuery.graphql";
import myCoursesParameters from "../../__generated__/MyCoursesScreenQuery$parameters";
import { numberOf } from "../../formats/addresses";
import { redirectTo } from "../../layout/redirectTo";
import { screenOf } from "../../layout/screenOf";
import { preload } from "../../relay/preload";
import { assessmentRoutes } from "./assessments/routes";
import { courseRoute } from "./courseRoutes";
import { myCoursesVariables, parseMyCourses } from "./courses/myCoursesAddress";

function loadMyCourses({ request }: LoaderFunctionArgs) {
  const address = parseMyCourses(new URL(request.url).searchParams);
  return preload<MyCoursesScreenQuery>(myCoursesParameters, myCoursesVariables(address));
}

async function myCoursesScreen() {
  const [{ MyCoursesScreen }, { MyCoursesSkeleton }] = await Promise.all([
    import("./courses/MyCoursesScreen"),
    import("./courses/MyCoursesSkeleton"),
  ]);
  return screenOf(MyCoursesScreen, MyCoursesSkeleton);
}

function loadCurricula({ request }: LoaderFunctionArgs) {
  const said = new URL(request.url).searchParams;
  const [after, before] = [said.get("after") || null, said.get("before") || null];
  const page = pageSizes.cards;
  const forward = after !== null || before === null;
  return preload<CurriculaScreenQuery>(
    curriculaParameters,
    forward
      ? { first: page, after, last: null, before: null }
      : { first: null, after: null, last: page, before },
  );
}

async function curriculaScreen() {
  const [{ CurriculaScreen }, { CurriculaSkeleton }] = await Promise.all([
    import("./curriculum/CurriculaScreen"),
    import("./curriculum/CurriculaSkeleton"),
  ]);
  return screenOf(CurriculaScreen, CurriculaSkeleton);
}

/** What stands around all screens of the area. */
export const learnerLayout = async () => ({
  Component: (await import("./LearnerLayout")).LearnerLayout,
});

/** The learner area, below /learner. */
export const learnerRoutes: RouteObject[] = [
  { index: true, ...redirectTo("/learner/courses") },
  { path: "dashboard", loader: loadMyCourses, lazy: myCoursesScreen },
  { path: "courses", loader: loadMyCourses, lazy: myCoursesScreen },
  courseRoute,
  { path: "curriculum", loader: loadCurricula, lazy: curriculaScreen },
  {
    path: "curriculum/:id",
    loader: ({ params }) =>
      preload<CurriculumScreenQuery>(curriculumParameters, { databaseId: numberOf(params["id"]) }),
    lazy: async () => screenOf((await import("./curriculum/CurriculumScreen")).CurriculumScreen),
  },
  ...assessmentRoutes,
];
