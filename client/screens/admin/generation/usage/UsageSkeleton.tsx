import { DataTable } from "~/ui/DataTable";
import { Skeleton } from "~/ui/Skeleton";
import { UsageHeader } from "./UsageScreen";
import { usageColumns, usageNoun } from "./usageColumns";

/** The list while it is on its way. */
export function UsageSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading generations
      </span>
      <UsageHeader />
      <div className="mb-6 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {["left", "day", "model"].map((tile) => (
          <Skeleton key={tile} className="h-20" />
        ))}
      </div>
      <DataTable
        caption="Generations"
        noun={usageNoun}
        columns={usageColumns}
        rows={[]}
        rowKey={() => ""}
        loading={5}
        csvName="generations.csv"
      />
    </div>
  );
}
