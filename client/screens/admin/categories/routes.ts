import type { RouteObject } from "react-router-dom";
import type { CategoriesScreenQuery } from "~/__generated__/CategoriesScreenQuery.graphql";
import categoriesParameters from "~/__generated__/CategoriesScreenQuery$parameters";
import { lazyScreen } from "~/layout/lazyScreen";
import { pageVariables, plainList } from "~/lists/listParams";
import { preload } from "~/relay/preload";
import { loadErrorMessages } from "../loadErrorMessages";

async function categoriesScreen() {
  const [{ CategoriesScreen }, { CategoriesSkeleton }] = await Promise.all([
    import("./CategoriesScreen"),
    import("./CategoriesSkeleton"),
  ]);
  return lazyScreen(CategoriesScreen, CategoriesSkeleton, loadErrorMessages.categories);
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
    lazy: async () => lazyScreen((await import("./CreateCategoryScreen")).CreateCategoryScreen),
  },
];
