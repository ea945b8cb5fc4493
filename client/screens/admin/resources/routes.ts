import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import { catalogueLimits } from "#gateway/domains/courses/contract";
import adminResourceScreenParameters from "~/__generated__/AdminResourceScreenQuery$parameters";
import courseResourcesParameters from "~/__generated__/CourseResourcesQuery$parameters";
import createResourceScreenParameters from "~/__generated__/EditResourceScreenCreateQuery$parameters";
import editResourceScreenParameters from "~/__generated__/EditResourceScreenQuery$parameters";
import resourceCoursesScreenParameters from "~/__generated__/ResourceCoursesScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { searchedList } from "~/lists/listParams";
import { listVariables, loadList } from "~/lists/loadList";
import { preload } from "~/relay/preload";
import { lazyForm } from "../lazyScreens";

const ofCourse = ({ params }: LoaderFunctionArgs) => ({ courseId: parseId(params["id"]) });
const ofResource = (args: LoaderFunctionArgs) => ({
  ...ofCourse(args),
  databaseId: parseId(args.params["resourceId"]),
});

const loadCourses = loadList(resourceCoursesScreenParameters, searchedList, (address) =>
  listVariables(address, catalogueLimits.page),
);

const loadResources = (args: LoaderFunctionArgs) => preload(courseResourcesParameters, ofCourse(args));

const loadResource = (args: LoaderFunctionArgs) => preload(adminResourceScreenParameters, ofResource(args));

const resourceScreen = lazyRoute(() => import("./view/AdminResourceScreen"), "AdminResourceScreen", {
  loading: "PreviewSkeleton",
});

/** The routes of resources: courses as cards, and the resources of each as cards. */
export const resourceRoutes: RouteObject[] = [
  {
    path: "resources",
    loader: loadCourses,
    lazy: lazyRoute(() => import("./list/ResourceCoursesScreen"), "ResourceCoursesScreen", {
      loading: "ResourceCoursesSkeleton",
    }),
  },
  {
    path: "resources/:id",
    loader: loadResources,
    lazy: lazyRoute(() => import("./list/ResourceCardsScreen"), "ResourceCardsScreen", {
      loading: "CardsSkeleton",
    }),
  },
  { path: "resources/:id/:resourceId", loader: loadResource, lazy: resourceScreen },
];

/** The screens of a course's resources, below its route. */
export const courseResourceRoutes: RouteObject[] = [
  {
    path: "resources",
    loader: loadResources,
    lazy: lazyRoute(() => import("./list/CourseResourcesScreen"), "CourseResourcesScreen", {
      loading: "CourseResourcesSkeleton",
    }),
  },
  {
    path: "resources/create",
    loader: (args) => preload(createResourceScreenParameters, ofCourse(args)),
    lazy: lazyForm(() => import("./form/EditResourceScreen"), "CreateResourceScreen"),
  },
  { path: "resources/:resourceId", loader: loadResource, lazy: resourceScreen },
  {
    path: "resources/:resourceId/edit",
    loader: (args) => preload(editResourceScreenParameters, ofResource(args)),
    lazy: lazyForm(() => import("./form/EditResourceScreen"), "EditResourceScreen"),
  },
];
