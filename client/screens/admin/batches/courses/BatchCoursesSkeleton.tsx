import { useParams } from "react-router-dom";
import { DataTable } from "~/ui/DataTable";
import { BatchCourseFilters } from "./BatchCourseFilters";
import { BatchCoursesHeader } from "./BatchCoursesHeader";
import { BatchCourseTilesSkeleton } from "./BatchCourseTiles";
import { batchCourseColumns, batchCourseNoun } from "./batchCourseColumns";

const columns = batchCourseColumns({ sync: () => undefined, ask: () => undefined });

/** The list of a batch's courses while they are on their way. */
export function BatchCoursesSkeleton() {
  const { id = "" } = useParams();
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the batch's courses
      </span>
      <BatchCoursesHeader batchId={id} />
      <BatchCourseTilesSkeleton />
      <DataTable
        caption="Courses of the batch"
        noun={batchCourseNoun}
        columns={columns}
        rows={[]}
        rowKey={() => ""}
        loading={4}
        csvName="batch-courses.csv"
        toolbar={<BatchCourseFilters />}
      />
    </div>
  );
}
