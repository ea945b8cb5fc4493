import { DataTable } from "~/ui/DataTable";
import { CurriculaHeader } from "./AdminCurriculaScreen";
import { curriculaNoun, loadingColumns } from "./AdminCurriculaTable";
import { CurriculaFilters } from "./CurriculaFilters";

/** The list of curricula while it loads. */
export function AdminCurriculaSkeleton() {
  return (
    <div aria-busy="true">
      <CurriculaHeader />
      <span role="status" className="sr-only">
        Loading the curricula
      </span>
      <DataTable
        caption="Curricula"
        noun={curriculaNoun}
        columns={loadingColumns}
        rows={[]}
        rowKey={({ id }) => id}
        csvName="curricula.csv"
        toolbar={<CurriculaFilters />}
        loading={6}
      />
    </div>
  );
}
