import type { LoaderFunctionArgs, RouteObject } from "react-router";
import catalogueQuery, { type CatalogueScreenQuery } from "../../__generated__/CatalogueScreenQuery.graphql";
import courseQuery, { type CourseScreenQuery } from "../../__generated__/CourseScreenQuery.graphql";
import homeQuery, { type HomeScreenQuery } from "../../__generated__/HomeScreenQuery.graphql";
import specializationQuery, {
  type SpecializationScreenQuery,
} from "../../__generated__/SpecializationScreenQuery.graphql";
import specializationsQuery, {
  type SpecializationsScreenQuery,
} from "../../__generated__/SpecializationsScreenQuery.graphql";
import { screenOf } from "../../layout/screenOf";
import { preload } from "../../relay/preload";
import { catalogueVariables, parseCatalogueAddress } from "./courses/catalogueAddress";
import { noteRequestedCatalogue } from "./courses/requestedCatalogue";

function loadCatalogue({ request }: LoaderFunctionArgs) {
  const address = parseCatalogueAddress(new URL(request.url).searchParams);
  noteRequestedCatalogue(address);
  return preload<CatalogueScreenQuery>(catalogueQuery, catalogueVariables(address));
}

const loadCourse = ({ params }: LoaderFunctionArgs) =>
  preload<CourseScreenQuery>(courseQuery, { address: params["id"] ?? "" });

// What is no number is the address of nothing, and no row has the number 0.
const numberOf = (text: string | undefined): number => (text && /^\d{1,9}$/.test(text) ? Number(text) : 0);

const loadSpecialization = ({ params }: LoaderFunctionArgs) =>
  preload<SpecializationScreenQuery>(specializationQuery, { databaseId: numberOf(params["id"]) });

async function homeScreen() {
  return screenOf((await import("./home/HomeScreen")).HomeScreen);
}

async function catalogueScreen() {
  return screenOf((await import("./courses/CatalogueScreen")).CatalogueScreen);
}

async function courseScreen() {
  const [{ CourseScreen }, { CourseSkeleton }] = await Promise.all([
    import("./courses/CourseScreen"),
    import("./courses/CourseSkeleton"),
  ]);
  return screenOf(CourseScreen, CourseSkeleton);
}

async function specializationsScreen() {
  const [{ SpecializationsScreen }, { SpecializationsSkeleton }] = await Promise.all([
    import("./specializations/SpecializationsScreen"),
    import("./specializations/SpecializationsSkeleton"),
  ]);
  return screenOf(SpecializationsScreen, SpecializationsSkeleton);
}

async function specializationScreen() {
  const [{ SpecializationScreen }, { SpecializationSkeleton }] = await Promise.all([
    import("./specializations/SpecializationScreen"),
    import("./specializations/SpecializationSkeleton"),
  ]);
  return screenOf(SpecializationScreen, SpecializationSkeleton);
}

/** The public area: the landing page, the catalogue and the specializations. */
export const publicRoutes: RouteObject[] = [
  { path: "home", loader: () => preload<HomeScreenQuery>(homeQuery, {}), lazy: homeScreen },
  { path: "courses", loader: loadCatalogue, lazy: catalogueScreen },
  { path: "courses/:id", loader: loadCourse, lazy: courseScreen },
  {
    path: "specializations",
    loader: () => preload<SpecializationsScreenQuery>(specializationsQuery, {}),
    lazy: specializationsScreen,
  },
  { path: "specializations/:id", loader: loadSpecialization, lazy: specializationScreen },
  { path: "specializations/:sid/:id", loader: loadSpecialization, lazy: specializationScreen },
];
