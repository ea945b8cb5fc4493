import { Plus } from "lucide-react";
import { graphql } from "react-relay";
import type { CategoriesScreenQuery } from "~/__generated__/CategoriesScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { TableSkeleton } from "~/screens/admin/TableSkeleton";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { CategoryTable } from "./CategoryTable";
import { categoryColumns, categoryNoun } from "./categoryColumns";

const query = graphql`
  query CategoriesScreenQuery($first: Int, $after: String, $last: Int, $before: String) @preloadable {
    categories(first: $first, after: $after, last: $last, before: $before) {
      ...CategoryTable_categories
    }
  }
`;

/** The categories of courses. */
export function CategoriesScreen() {
  useScreenTitle("Categories");
  const { categories } = useRouteQuery<CategoriesScreenQuery>(query);
  return (
    <>
      <CategoriesHeader />
      <CategoryTable categories={categories} />
    </>
  );
}

/** The head of the list. */
function CategoriesHeader() {
  return (
    <PageHeader
      title="Categories"
      subtitle="The subject areas of the catalogue. Every course belongs to one."
      actions={
        <ButtonLink variant="primary" icon={<Plus />} to="/admin/categories/create">
          Add Category
        </ButtonLink>
      }
    />
  );
}

const columns = categoryColumns({ failures: {}, ask: () => undefined });

/** Placeholder for the list while it loads. */
export function CategoriesSkeleton() {
  return (
    <TableSkeleton
      label="Loading categories"
      caption="Categories"
      noun={categoryNoun}
      columns={columns}
      csvName="categories.csv"
    >
      <CategoriesHeader />
    </TableSkeleton>
  );
}
