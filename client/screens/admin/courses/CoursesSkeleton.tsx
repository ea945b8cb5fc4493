import { DataTable } from "~/ui/DataTable";
import { CourseFilters } from "./CourseFilters";
import { CoursesHeader } from "./CoursesHeader";
import { CourseTiles } from "./CourseTiles";
import { courseColumns } from "./courseColumns";
import { courseNoun } from "./courseMessages";

const columns = courseColumns({ offset: 0, acts: { failures: {}, ask: async () => undefined } });

/** The list while its courses are on their way: it can be searched already. */
export function CoursesSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading courses
      </span>
      <CoursesHeader />
      <CourseTiles counts={null} />
      <DataTable
        caption="Courses"
        noun={courseNoun}
        columns={columns}
        rows={[]}
        rowKey={() => ""}
        loading
        csvName="courses.csv"
        toolbar={<CourseFilters categories={[]} />}
      />
    </div>
  );
}
