import { DataTable } from "~/ui/DataTable";
import { LateSelects } from "./LateFilters";
import { LateHeader } from "./LateHeader";
import { lateColumns } from "./lateColumns";
import { lateNoun } from "./lateList";

/** The list while its topics are on their way. */
export function LateSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading delayed topics
      </span>
      <LateHeader />
      <DataTable
        caption="Delayed topics"
        noun={lateNoun}
        columns={lateColumns}
        rows={[]}
        rowKey={() => ""}
        loading
        csvName="delayed-topics.csv"
        toolbar={<LateSelects batches={[]} trainers={[]} />}
      />
    </div>
  );
}
