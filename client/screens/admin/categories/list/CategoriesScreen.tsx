import { graphql } from "react-relay";
import type { CategoriesScreenQuery } from "~/__generated__/CategoriesScreenQuery.graphql";
import { ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { aboutCategories, CategoryTable } from "./CategoryTable";
import { categoryColumns } from "./categoryColumns";

const query = graphql`
  query CategoriesScreenQuery($first: Int, $after: String, $last: Int, $before: String) @preloadable {
    categories(first: $first, after: $after, last: $last, before: $before) {
      ...CategoryTable_categories
    }
  }
`;

/** The categories of courses. */
export function CategoriesScreen() {
  const { categories } = useRouteQuery<CategoriesScreenQuery>(query);
  return (
    <ListScreen about={aboutCategories}>
      <CategoryTable categories={categories} />
    </ListScreen>
  );
}

const columns = categoryColumns({ failures: {}, ask: () => undefined });

/** Placeholder for the list while it loads. */
export function CategoriesSkeleton() {
  return <ListScreenSkeleton about={aboutCategories} columns={columns} />;
}
