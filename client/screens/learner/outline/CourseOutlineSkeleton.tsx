import { Loading } from "~/ui/Loading";
import { OutlineSkeleton } from "~/ui/OutlineSkeleton";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton } from "~/ui/Skeleton";

/** Placeholder for a course's curriculum while it loads. */
export function CourseOutlineSkeleton() {
  return (
    <Loading label="Loading the curriculum">
      <PageHeader title="Curriculum" subtitle={<Skeleton className="my-0.5 h-4 w-40" />} />
      <OutlineSkeleton />
    </Loading>
  );
}
