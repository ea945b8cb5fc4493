import { DataTable } from "~/ui/DataTable";
import { Skeleton } from "~/ui/Skeleton";
import { trainerColumns, trainerNoun } from "./TrainerTable";

const columns = trainerColumns({ withCourse: false, listId: "" });

/** A list of trainers while they are on their way. */
export function TrainersSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading trainers
      </span>
      <div className="mt-1 mb-6 flex items-center justify-between">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-9 w-36" />
      </div>
      <DataTable
        caption="Trainers"
        noun={trainerNoun}
        columns={columns}
        rows={[]}
        rowKey={() => ""}
        loading={3}
        csvName="trainers.csv"
      />
    </div>
  );
}
