import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { AdminResourceScreenQuery } from "~/__generated__/AdminResourceScreenQuery.graphql";
import resourceParameters from "~/__generated__/AdminResourceScreenQuery$parameters";
import type { CourseResourcesScreenQuery } from "~/__generated__/CourseResourcesScreenQuery.graphql";
import tableParameters from "~/__generated__/CourseResourcesScreenQuery$parameters";
import type { CreateResourceScreenQuery } from "~/__generated__/CreateResourceScreenQuery.graphql";
import createParameters from "~/__generated__/CreateResourceScreenQuery$parameters";
import type { EditResourceScreenQuery } from "~/__generated__/EditResourceScreenQuery.graphql";
import editParameters from "~/__generated__/EditResourceScreenQuery$parameters";
import type { ResourceCardsScreenQuery } from "~/__generated__/ResourceCardsScreenQuery.graphql";
import cardsParameters from "~/__generated__/ResourceCardsScreenQuery$parameters";
import type { ResourceCoursesScreenQuery } from "~/__generated__/ResourceCoursesScreenQuery.graphql";
import coursesParameters from "~/__generated__/ResourceCoursesScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyScreen } from "~/layout/lazyScreen";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { courseCardsList, courseCardsVariables } from "./courseCardsList";

const ofCourse = ({ params }: LoaderFunctionArgs) => ({ courseId: parseId(params["id"]) });
const ofResource = (args: LoaderFunctionArgs) => ({
  ...ofCourse(args),
  databaseId: parseId(args.params["resourceId"]),
});

const loadCourses = ({ request }: LoaderFunctionArgs) =>
  preload<ResourceCoursesScreenQuery>(
    coursesParameters,
    courseCardsVariables(setPendingParams(courseCardsList, request)),
  );

const loadResource = (args: LoaderFunctionArgs) =>
  preload<AdminResourceScreenQuery>(resourceParameters, ofResource(args));

async function coursesScreen() {
  const [{ ResourceCoursesScreen }, { ResourceCoursesSkeleton }] = await Promise.all([
    import("./ResourceCoursesScreen"),
    import("./ResourceCoursesSkeleton"),
  ]);
  return lazyScreen(ResourceCoursesScreen, ResourceCoursesSkeleton);
}

async function cardsScreen() {
  const [{ ResourceCardsScreen }, { CardsSkeleton }] = await Promise.all([
    import("./ResourceCardsScreen"),
    import("./CardsSkeleton"),
  ]);
  return lazyScreen(ResourceCardsScreen, CardsSkeleton);
}

async function tableScreen() {
  const [{ CourseResourcesScreen }, { TableSkeleton }] = await Promise.all([
    import("./CourseResourcesScreen"),
    import("./TableSkeleton"),
  ]);
  return lazyScreen(CourseResourcesScreen, TableSkeleton);
}

async function createScreen() {
  const [{ CreateResourceScreen }, { FormSkeleton }] = await Promise.all([
    import("./CreateResourceScreen"),
    import("./FormSkeleton"),
  ]);
  return lazyScreen(CreateResourceScreen, FormSkeleton);
}

async function editScreen() {
  const [{ EditResourceScreen }, { FormSkeleton }] = await Promise.all([
    import("./EditResourceScreen"),
    import("./FormSkeleton"),
  ]);
  return lazyScreen(EditResourceScreen, FormSkeleton);
}

async function resourceScreen() {
  const [{ AdminResourceScreen }, { PreviewSkeleton }] = await Promise.all([
    import("./AdminResourceScreen"),
    import("./PreviewSkeleton"),
  ]);
  return lazyScreen(AdminResourceScreen, PreviewSkeleton);
}

/** The resources of the admin area: by course as cards, and below each course as a table. */
export const resourceRoutes: RouteObject[] = [
  { path: "resources", loader: loadCourses, lazy: coursesScreen },
  {
    path: "resources/:id",
    loader: (args) => preload<ResourceCardsScreenQuery>(cardsParameters, ofCourse(args)),
    lazy: cardsScreen,
  },
  { path: "resources/:id/:resourceId", loader: loadResource, lazy: resourceScreen },
  {
    path: "courses/:id/resources",
    loader: (args) => preload<CourseResourcesScreenQuery>(tableParameters, ofCourse(args)),
    lazy: tableScreen,
  },
  {
    path: "courses/:id/resources/create",
    loader: (args) => preload<CreateResourceScreenQuery>(createParameters, ofCourse(args)),
    lazy: createScreen,
  },
  { path: "courses/:id/resources/:resourceId", loader: loadResource, lazy: resourceScreen },
  {
    path: "courses/:id/resources/:resourceId/edit",
    loader: (args) => preload<EditResourceScreenQuery>(editParameters, ofResource(args)),
    lazy: editScreen,
  },
];
