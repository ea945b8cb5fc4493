import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import { pageSizes } from "#gateway/domains/lists/contract";
import type { CertificatesScreenQuery } from "~/__generated__/CertificatesScreenQuery.graphql";
import certificatesParameters from "~/__generated__/CertificatesScreenQuery$parameters";
import type { CurriculaScreenQuery } from "~/__generated__/CurriculaScreenQuery.graphql";
import curriculaParameters from "~/__generated__/CurriculaScreenQuery$parameters";
import type { CurriculumScreenQuery } from "~/__generated__/CurriculumScreenQuery.graphql";
import curriculumParameters from "~/__generated__/CurriculumScreenQuery$parameters";
import type { MyCoursesScreenQuery } from "~/__generated__/MyCoursesScreenQuery.graphql";
import myCoursesParameters from "~/__generated__/MyCoursesScreenQuery$parameters";
import type { MyGradesScreenQuery } from "~/__generated__/MyGradesScreenQuery.graphql";
import myGradesParameters from "~/__generated__/MyGradesScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute, loadBoth } from "~/layout/lazyRoute";
import { redirectTo } from "~/layout/redirectTo";
import { pageVariables, plainList } from "~/lists/listParams";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { assessmentRoutes } from "./assessments/routes";
import { courseRoute, lessonRoute } from "./courseRoutes";
import { myCoursesList, myCoursesVariables } from "./courses/myCoursesList";

const loadMyCourses = ({ request }: LoaderFunctionArgs) =>
  preload<MyCoursesScreenQuery>(
    myCoursesParameters,
    myCoursesVariables(setPendingParams(myCoursesList, request)),
  );

const myCoursesScreen = lazyRoute(
  () => loadBoth(import("./courses/MyCoursesScreen"), import("./courses/MyCoursesSkeleton")),
  "MyCoursesScreen",
  { loading: "MyCoursesSkeleton" },
);

const myGradesScreen = lazyRoute(() => import("./grades/MyGradesScreen"), "MyGradesScreen", {
  loading: "MyGradesSkeleton",
});

const loadCurricula = ({ request }: LoaderFunctionArgs) =>
  preload<CurriculaScreenQuery>(
    curriculaParameters,
    pageVariables(plainList.parse(new URL(request.url).searchParams), pageSizes.cards),
  );

const curriculumScreen = lazyRoute(
  () => loadBoth(import("./curriculum/CurriculumScreen"), import("./curriculum/CurriculumSkeleton")),
  "CurriculumScreen",
  { loading: "CurriculumSkeleton" },
);

const curriculaScreen = lazyRoute(
  () => loadBoth(import("./curriculum/CurriculaScreen"), import("./curriculum/CurriculaSkeleton")),
  "CurriculaScreen",
  { loading: "CurriculaSkeleton" },
);

const certificatesScreen = lazyRoute(
  () => loadBoth(import("./certificates/CertificatesScreen"), import("./certificates/CertificatesSkeleton")),
  "CertificatesScreen",
  { loading: "CertificatesSkeleton" },
);

/** The layout of all screens of the area. */
export const learnerLayout = async () => ({
  Component: (await import("./LearnerLayout")).LearnerLayout,
});

/** The routes of the learner area, below /learner. */
export const learnerRoutes: RouteObject[] = [
  { index: true, ...redirectTo("/learner/courses") },
  { path: "dashboard", loader: loadMyCourses, lazy: myCoursesScreen },
  { path: "courses", loader: loadMyCourses, lazy: myCoursesScreen },
  lessonRoute,
  courseRoute,
  { path: "curriculum", loader: loadCurricula, lazy: curriculaScreen },
  {
    path: "curriculum/:id",
    loader: ({ params }) =>
      preload<CurriculumScreenQuery>(curriculumParameters, { databaseId: parseId(params["id"]) }),
    lazy: curriculumScreen,
  },
  {
    path: "grades",
    loader: () => preload<MyGradesScreenQuery>(myGradesParameters, {}),
    lazy: myGradesScreen,
  },
  {
    path: "certificates",
    loader: () => preload<CertificatesScreenQuery>(certificatesParameters, {}),
    lazy: certificatesScreen,
  },
  ...assessmentRoutes,
];
