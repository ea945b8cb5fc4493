import type { RouteObject } from "react-router-dom";
import type { CategoriesScreenQuery } from "~/__generated__/CategoriesScreenQuery.graphql";
import categoriesParameters from "~/__generated__/CategoriesScreenQuery$parameters";
import { screenOf } from "~/layout/screenOf";
import { pageVariables, plainList } from "~/lists/listAddress";
import { preload } from "~/relay/preload";
import { loadTexts } from "../loadTexts";

async function categoriesScreen() {
  const [{ CategoriesScreen }, { CategoriesSkeleton }] = await Promise.all([
    import("./CategoriesScreen"),
    import("./CategoriesSkeleton"),
  ]);
  return screenOf(CategoriesScreen, CategoriesSkeleton, loadTexts.categories);
}

/** The list of categories and the form of a new one. */
export const categoryRoutes: RouteObject[] = [
  {
    path: "categories",
    loader: ({ request }) =>
      preload<CategoriesScreenQuery>(
        categoriesParameters,
        pageVariables(plainList.parse(new URL(request.url).searchParams)),
      ),
    lazy: categoriesScreen,
  },
  {
    path: "categories/create",
    lazy: async () => screenOf((await import("./CreateCategoryScreen")).CreateCategoryScreen),
  },
];
