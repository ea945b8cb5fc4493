import { DataTable } from "~/ui/DataTable";
import { BatchesHeader } from "./BatchesHeader";
import { BatchFilters } from "./BatchFilters";
import { BatchTiles } from "./BatchTiles";
import { batchColumns, batchNoun } from "./batchColumns";

/** The list while its batches are on their way: it can be searched already. */
export function BatchesSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading batches
      </span>
      <BatchesHeader />
      <BatchTiles figures={null} />
      <DataTable
        caption="Batches"
        noun={batchNoun}
        columns={batchColumns}
        rows={[]}
        rowKey={() => ""}
        loading
        csvName="batches.csv"
        toolbar={<BatchFilters />}
      />
    </div>
  );
}
