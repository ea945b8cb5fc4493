import { DataTable } from "~/ui/DataTable";
import { CategoriesHeader } from "./CategoriesScreen";
import { categoryColumns, categoryNoun } from "./categoryColumns";

const columns = categoryColumns({ failures: {}, ask: () => undefined });

/** The list while its categories are on their way. */
export function CategoriesSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading categories
      </span>
      <CategoriesHeader />
      <DataTable
        caption="Categories"
        noun={categoryNoun}
        columns={columns}
        rows={[]}
        rowKey={() => ""}
        loading
        csvName="categories.csv"
      />
    </div>
  );
}
