import { OutlineSkeleton } from "~/ui/OutlineSkeleton";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton } from "~/ui/Skeleton";

/** Placeholder for a course's curriculum while it loads. */
export function CourseOutlineSkeleton() {
  return (
    <div aria-busy="true">
      <PageHeader title="Curriculum" subtitle={<Skeleton className="my-0.5 h-4 w-40" />} />
      <span role="status" className="sr-only">
        Loading the curriculum
      </span>
      <OutlineSkeleton />
    </div>
  );
}
