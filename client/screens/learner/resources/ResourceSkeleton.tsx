import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";

/** Placeholder for a resource while it loads. */
export function ResourceSkeleton() {
  return (
    <Loading label="Loading the resource">
      <Skeleton className="mb-2 h-3.5 w-40" />
      <Skeleton className="mb-7 h-7 w-72 max-w-full" />
      <Skeleton className="mb-4 h-3 w-96 max-w-full" />
      <div className="h-[1000px] rounded-lg border border-line bg-surface" />
    </Loading>
  );
}
