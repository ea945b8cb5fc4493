import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from "react-router-dom";
import catalogueParameters from "~/__generated__/CatalogueScreenQuery$parameters";
import courseParameters from "~/__generated__/CourseScreenQuery$parameters";
import homeParameters from "~/__generated__/HomeScreenQuery$parameters";
import specializationParameters from "~/__generated__/SpecializationScreenQuery$parameters";
import specializationsParameters from "~/__generated__/SpecializationsScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute, lazyWithSkeleton, loadBoth } from "~/layout/lazyRoute";
import { lazyScreen } from "~/layout/lazyScreen";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { currentSession } from "~/session/sessionStore";
import { catalogueList, catalogueVariables } from "./courses/catalogueList";
import { loadAccountCall } from "./courses/loadAccountCall";

const loadCatalogue = ({ request }: LoaderFunctionArgs) =>
  preload(catalogueParameters, catalogueVariables(setPendingParams(catalogueList, request)));

const loadCourse = ({ params }: LoaderFunctionArgs) =>
  preload(courseParameters, { address: params["id"] ?? "" });

/** The query string does not affect the course. */
const whenCourseChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

const loadSpecialization = ({ params }: LoaderFunctionArgs) =>
  preload(specializationParameters, { databaseId: parseId(params["id"]) });

const homeScreen = lazyRoute(() => import("./home/HomeScreen"), "HomeScreen");

const catalogueScreen = lazyRoute(() => import("./courses/CatalogueScreen"), "CatalogueScreen");

async function courseScreen() {
  const [{ CourseScreen }, { CourseSkeleton }] = await Promise.all([
    import("./courses/CourseScreen"),
    import("./courses/CourseSkeleton"),
    currentSession().account && loadAccountCall().catch(() => undefined),
  ]);
  return lazyScreen(CourseScreen, CourseSkeleton);
}

const specializationsScreen = lazyWithSkeleton(
  () =>
    loadBoth(
      import("./specializations/SpecializationsScreen"),
      import("./specializations/SpecializationsSkeleton"),
    ),
  "Specializations",
);

const specializationScreen = lazyWithSkeleton(
  () =>
    loadBoth(
      import("./specializations/SpecializationScreen"),
      import("./specializations/SpecializationSkeleton"),
    ),
  "Specialization",
);

/** The routes of the public area: landing page, catalogue and specializations. */
export const publicRoutes: RouteObject[] = [
  { path: "home", loader: () => preload(homeParameters, {}), lazy: homeScreen },
  { path: "courses", loader: loadCatalogue, lazy: catalogueScreen },
  { path: "courses/:id", loader: loadCourse, shouldRevalidate: whenCourseChanges, lazy: courseScreen },
  {
    path: "courses/:id/topics/:topicId",
    // Few visitors read lessons: what their query needs is not part of the first load of the others.
    loader: async ({ params }) =>
      (await import("./courses/lesson/loadPreview")).loadPreview(parseId(params["topicId"])),
    lazy: lazyWithSkeleton(
      () =>
        loadBoth(
          import("./courses/lesson/PreviewLessonScreen"),
          import("./courses/lesson/PreviewLessonSkeleton"),
        ),
      "PreviewLesson",
    ),
  },
  {
    path: "specializations",
    loader: () => preload(specializationsParameters, {}),
    lazy: specializationsScreen,
  },
  { path: "specializations/:id", loader: loadSpecialization, lazy: specializationScreen },
  { path: "specializations/:sid/:id", loader: loadSpecialization, lazy: specializationScreen },
];
