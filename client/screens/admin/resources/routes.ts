import type { RouteObject } from "react-router-dom";
import { catalogueLimits } from "#gateway/domains/courses/contract";
import adminResourceScreenParameters from "~/__generated__/AdminResourceScreenQuery$parameters";
import courseResourcesParameters from "~/__generated__/CourseResourcesQuery$parameters";
import createResourceScreenParameters from "~/__generated__/EditResourceScreenCreateQuery$parameters";
import editResourceScreenParameters from "~/__generated__/EditResourceScreenQuery$parameters";
import resourceCoursesScreenParameters from "~/__generated__/ResourceCoursesScreenQuery$parameters";
import { lazyWithSkeleton } from "~/layout/lazyRoute";
import { loadByIds } from "~/layout/loadByIds";
import { searchedList } from "~/lists/listParams";
import { listVariables, loadList } from "~/lists/loadList";
import { lazyForm } from "../lazyScreens";

const ofCourse = loadByIds({ courseId: "id" });
const ofResource = loadByIds({ courseId: "id", databaseId: "resourceId" });

const loadCourses = loadList(resourceCoursesScreenParameters, searchedList, (address) =>
  listVariables(address, catalogueLimits.page),
);

const loadResources = ofCourse(courseResourcesParameters);

const loadResource = ofResource(adminResourceScreenParameters);

/** The screens; each is loaded with its first visit. */
const screens = {
  resourceCourses: lazyWithSkeleton(() => import("./list/ResourceCoursesScreen"), "ResourceCourses"),
  resourceCards: lazyWithSkeleton(() => import("./list/ResourceCardsScreen"), "ResourceCards"),
  courseResources: lazyWithSkeleton(() => import("./list/CourseResourcesScreen"), "CourseResources"),
  resource: lazyWithSkeleton(() => import("./view/AdminResourceScreen"), "AdminResource"),
  createResource: lazyForm(() => import("./form/EditResourceScreen"), "CreateResource"),
  editResource: lazyForm(() => import("./form/EditResourceScreen"), "EditResource"),
};

/** The routes of resources: courses as cards, and the resources of each as cards. */
export const resourceRoutes: RouteObject[] = [
  { path: "resources", loader: loadCourses, lazy: screens.resourceCourses },
  { path: "resources/:id", loader: loadResources, lazy: screens.resourceCards },
  { path: "resources/:id/:resourceId", loader: loadResource, lazy: screens.resource },
];

/** The screens of a course's resources, below its route. */
export const courseResourceRoutes: RouteObject[] = [
  { path: "resources", loader: loadResources, lazy: screens.courseResources },
  {
    path: "resources/create",
    loader: ofCourse(createResourceScreenParameters),
    lazy: screens.createResource,
  },
  { path: "resources/:resourceId", loader: loadResource, lazy: screens.resource },
  {
    path: "resources/:resourceId/edit",
    loader: ofResource(editResourceScreenParameters),
    lazy: screens.editResource,
  },
];
