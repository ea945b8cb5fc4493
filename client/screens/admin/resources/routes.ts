import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import { catalogueLimits } from "#gateway/domains/courses/contract";
import type { AdminResourceScreenQuery } from "~/__generated__/AdminResourceScreenQuery.graphql";
import adminResourceScreenParameters from "~/__generated__/AdminResourceScreenQuery$parameters";
import type { CourseResourcesQuery } from "~/__generated__/CourseResourcesQuery.graphql";
import courseResourcesParameters from "~/__generated__/CourseResourcesQuery$parameters";
import type { EditResourceScreenCreateQuery } from "~/__generated__/EditResourceScreenCreateQuery.graphql";
import createResourceScreenParameters from "~/__generated__/EditResourceScreenCreateQuery$parameters";
import type { EditResourceScreenQuery } from "~/__generated__/EditResourceScreenQuery.graphql";
import editResourceScreenParameters from "~/__generated__/EditResourceScreenQuery$parameters";
import type { ResourceCoursesScreenQuery } from "~/__generated__/ResourceCoursesScreenQuery.graphql";
import resourceCoursesScreenParameters from "~/__generated__/ResourceCoursesScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { searchedList, searchVariables } from "~/lists/listParams";
import { setPendingParams } from "~/lists/usePendingParams";
import { preload } from "~/relay/preload";
import { FormSkeleton } from "../ScreenSkeletons";

const ofCourse = ({ params }: LoaderFunctionArgs) => ({ courseId: parseId(params["id"]) });
const ofResource = (args: LoaderFunctionArgs) => ({
  ...ofCourse(args),
  databaseId: parseId(args.params["resourceId"]),
});

const loadCourses = ({ request }: LoaderFunctionArgs) =>
  preload<ResourceCoursesScreenQuery>(
    resourceCoursesScreenParameters,
    searchVariables(setPendingParams(searchedList, request), catalogueLimits.page),
  );

const loadResources = (args: LoaderFunctionArgs) =>
  preload<CourseResourcesQuery>(courseResourcesParameters, ofCourse(args));

const loadResource = (args: LoaderFunctionArgs) =>
  preload<AdminResourceScreenQuery>(adminResourceScreenParameters, ofResource(args));

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
    loader: (args) => preload<EditResourceScreenCreateQuery>(createResourceScreenParameters, ofCourse(args)),
    lazy: lazyRoute(() => import("./form/EditResourceScreen"), "CreateResourceScreen", {
      loading: FormSkeleton,
    }),
  },
  { path: "resources/:resourceId", loader: loadResource, lazy: resourceScreen },
  {
    path: "resources/:resourceId/edit",
    loader: (args) => preload<EditResourceScreenQuery>(editResourceScreenParameters, ofResource(args)),
    lazy: lazyRoute(() => import("./form/EditResourceScreen"), "EditResourceScreen", {
      loading: FormSkeleton,
    }),
  },
];
