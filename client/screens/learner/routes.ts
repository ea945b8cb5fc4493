import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import { pageSizes } from "#gateway/domains/lists/contract";
import certificatesParameters from "~/__generated__/CertificatesScreenQuery$parameters";
import curriculaParameters from "~/__generated__/CurriculaScreenQuery$parameters";
import curriculumParameters from "~/__generated__/CurriculumScreenQuery$parameters";
import myCoursesParameters from "~/__generated__/MyCoursesScreenQuery$parameters";
import myGradesParameters from "~/__generated__/MyGradesScreenQuery$parameters";
import { lazyRoute, lazyWithSkeleton, loadBoth } from "~/layout/lazyRoute";
import { loadByIds } from "~/layout/loadByIds";
import { redirectTo } from "~/layout/redirectTo";
import { cardsSkeleton } from "~/layout/screenSkeletons";
import { pageVariables, plainList } from "~/lists/listParams";
import { loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { assessmentRoutes } from "./assessments/routes";
import { courseRoute, lessonRoute } from "./courseRoutes";
import { myCoursesList, myCoursesVariables } from "./courses/myCoursesList";

/** The screens with their skeletons; each is loaded with its first visit. */
const screens = {
  myCourses: () => loadBoth(import("./courses/MyCoursesScreen"), import("./courses/MyCoursesSkeleton")),
  curriculum: () =>
    loadBoth(import("./curriculum/CurriculumScreen"), import("./curriculum/CurriculumSkeleton")),
  curricula: () => loadBoth(import("./curriculum/CurriculaScreen"), import("./curriculum/CurriculaSkeleton")),
};

const myCourses: RouteObject = {
  loader: loadList(myCoursesParameters, myCoursesList, myCoursesVariables),
  lazy: lazyWithSkeleton(screens.myCourses, "MyCourses"),
};

const myGradesScreen = lazyWithSkeleton(() => import("./grades/MyGradesScreen"), "MyGrades");

const loadCurricula = ({ request }: LoaderFunctionArgs) =>
  preload(
    curriculaParameters,
    pageVariables(plainList.parse(new URL(request.url).searchParams), pageSizes.cards),
  );

/** The layout of all screens of the area. */
export const learnerLayout = async () => ({
  Component: (await import("./LearnerLayout")).LearnerLayout,
});

/** The routes of the learner area, below /learner. */
export const learnerRoutes: RouteObject[] = [
  { index: true, ...redirectTo("/learner/courses") },
  { path: "dashboard", ...myCourses },
  { path: "courses", ...myCourses },
  lessonRoute,
  courseRoute,
  { path: "curriculum", loader: loadCurricula, lazy: lazyWithSkeleton(screens.curricula, "Curricula") },
  {
    path: "curriculum/:id",
    loader: loadByIds({ databaseId: "id" })(curriculumParameters),
    lazy: lazyWithSkeleton(screens.curriculum, "Curriculum"),
  },
  { path: "grades", loader: () => preload(myGradesParameters, {}), lazy: myGradesScreen },
  {
    path: "certificates",
    loader: () => preload(certificatesParameters, {}),
    lazy: lazyRoute(
      () => import("./certificates/CertificatesScreen"),
      "CertificatesScreen",
      cardsSkeleton("Loading your certificates", [4, 4]),
    ),
  },
  ...assessmentRoutes,
];
