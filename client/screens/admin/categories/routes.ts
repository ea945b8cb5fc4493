import type { RouteObject } from "react-router-dom";
import categoriesScreenParameters from "~/__generated__/CategoriesScreenQuery$parameters";
import { lazyRoute } from "~/layout/lazyRoute";
import { pageVariables, plainList } from "~/lists/listParams";
import { preload } from "~/relay/preload";
import { loadErrorMessages } from "../loadErrorMessages";

/** The routes of the list of categories and the form of a new one. */
export const categoryRoutes: RouteObject[] = [
  {
    path: "categories",
    loader: ({ request }) =>
      preload(categoriesScreenParameters, pageVariables(plainList.parse(new URL(request.url).searchParams))),
    lazy: lazyRoute(() => import("./list/CategoriesScreen"), "CategoriesScreen", {
      loading: "CategoriesSkeleton",
      failed: loadErrorMessages.categories,
    }),
  },
  {
    path: "categories/create",
    lazy: lazyRoute(() => import("./form/CreateCategoryScreen"), "CreateCategoryScreen"),
  },
];
