import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from "react-router-dom";
import type { CatalogueScreenQuery } from "~/__generated__/CatalogueScreenQuery.graphql";
import catalogueParameters from "~/__generated__/CatalogueScreenQuery$parameters";
import type { CourseScreenQuery } from "~/__generated__/CourseScreenQuery.graphql";
import courseParameters from "~/__generated__/CourseScreenQuery$parameters";
import type { HomeScreenQuery } from "~/__generated__/HomeScreenQuery.graphql";
import homeParameters from "~/__generated__/HomeScreenQuery$parameters";
import type { SpecializationScreenQuery } from "~/__generated__/SpecializationScreenQuery.graphql";
import specializationParameters from "~/__generated__/SpecializationScreenQuery$parameters";
import type { SpecializationsScreenQuery } from "~/__generated__/SpecializationsScreenQuery.graphql";
import specializationsParameters from "~/__generated__/SpecializationsScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyScreen } from "~/layout/lazyScreen";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { currentSession } from "~/session/sessionStore";
import { catalogueList, catalogueVariables } from "./courses/catalogueList";
import { loadAccountCall } from "./courses/loadAccountCall";

const loadCatalogue = ({ request }: LoaderFunctionArgs) =>
  preload<CatalogueScreenQuery>(
    catalogueParameters,
    catalogueVariables(setPendingParams(catalogueList, request)),
  );

const loadCourse = ({ params }: LoaderFunctionArgs) =>
  preload<CourseScreenQuery>(courseParameters, { address: params["id"] ?? "" });

/** The query string does not affect the course. */
const whenCourseChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

const loadSpecialization = ({ params }: LoaderFunctionArgs) =>
  preload<SpecializationScreenQuery>(specializationParameters, { databaseId: parseId(params["id"]) });

async function homeScreen() {
  return lazyScreen((await import("./home/HomeScreen")).HomeScreen);
}

async function catalogueScreen() {
  return lazyScreen((await import("./courses/CatalogueScreen")).CatalogueScreen);
}

async function courseScreen() {
  const [{ CourseScreen }, { CourseSkeleton }] = await Promise.all([
    import("./courses/CourseScreen"),
    import("./courses/CourseSkeleton"),
    currentSession().account && loadAccountCall().catch(() => undefined),
  ]);
  return lazyScreen(CourseScreen, CourseSkeleton);
}

async function specializationsScreen() {
  const [{ SpecializationsScreen }, { SpecializationsSkeleton }] = await Promise.all([
    import("./specializations/SpecializationsScreen"),
    import("./specializations/SpecializationsSkeleton"),
  ]);
  return lazyScreen(SpecializationsScreen, SpecializationsSkeleton);
}

async function specializationScreen() {
  const [{ SpecializationScreen }, { SpecializationSkeleton }] = await Promise.all([
    import("./specializations/SpecializationScreen"),
    import("./specializations/SpecializationSkeleton"),
  ]);
  return lazyScreen(SpecializationScreen, SpecializationSkeleton);
}

/** The routes of the public area: landing page, catalogue and specializations. */
export const publicRoutes: RouteObject[] = [
  { path: "home", loader: () => preload<HomeScreenQuery>(homeParameters, {}), lazy: homeScreen },
  { path: "courses", loader: loadCatalogue, lazy: catalogueScreen },
  { path: "courses/:id", loader: loadCourse, shouldRevalidate: whenCourseChanges, lazy: courseScreen },
  {
    path: "specializations",
    loader: () => preload<SpecializationsScreenQuery>(specializationsParameters, {}),
    lazy: specializationsScreen,
  },
  { path: "specializations/:id", loader: loadSpecialization, lazy: specializationScreen },
  { path: "specializations/:sid/:id", loader: loadSpecialization, lazy: specializationScreen },
];
