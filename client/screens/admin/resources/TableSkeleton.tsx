import { DataTable } from "~/ui/DataTable";
import { Skeleton } from "~/ui/Skeleton";
import { resourceColumns } from "./ResourceTable";
import { resourceNoun } from "./resourceMessages";

/** The table of a course's resources while it loads. */
export function TableSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the resources
      </span>
      <Skeleton className="h-4 w-52" />
      <Skeleton className="mt-2 mb-7 h-8 w-80 max-w-full" />
      <DataTable
        caption="Resources"
        noun={resourceNoun}
        columns={resourceColumns(0)}
        rows={[]}
        rowKey={({ id }) => id}
        csvName="resources.csv"
        loading={6}
      />
    </div>
  );
}
