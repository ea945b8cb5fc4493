import { Loading } from "~/ui/Loading";
import { OutlineSkeleton } from "~/ui/OutlineSkeleton";
import { Skeleton } from "~/ui/Skeleton";

/** Placeholder for a curriculum while it loads. */
export function CurriculumSkeleton() {
  return (
    <Loading label="Loading the curriculum">
      <Skeleton className="h-3.5 w-44" />
      <Skeleton className="mt-3 h-7 w-72 max-w-full" />
      <Skeleton className="mt-3 h-4 max-w-2xl" />
      <Skeleton className="mt-2.5 mb-7 h-3.5 w-80 max-w-full" />
      <div className="max-w-4xl">
        <OutlineSkeleton />
      </div>
    </Loading>
  );
}
