import type { RouteObject } from "react-router-dom";
import categoriesScreenParameters from "~/__generated__/CategoriesScreenQuery$parameters";
import { lazyRoute, lazyWithSkeleton } from "~/layout/lazyRoute";
import { pageVariables, plainList } from "~/lists/listParams";
import { preload } from "~/relay/preload";
import { loadErrorMessages as failed } from "../loadErrorMessages";

/** The screens; each is loaded with its first visit. */
const screens = {
  categories: lazyWithSkeleton(() => import("./list/CategoriesScreen"), "Categories", failed.categories),
  createCategory: lazyRoute(() => import("./form/CreateCategoryScreen"), "CreateCategoryScreen"),
};

/** The routes of the list of categories and the form of a new one. */
export const categoryRoutes: RouteObject[] = [
  {
    path: "categories",
    loader: ({ request }) =>
      preload(categoriesScreenParameters, pageVariables(plainList.parse(new URL(request.url).searchParams))),
    lazy: screens.categories,
  },
  { path: "categories/create", lazy: screens.createCategory },
];
