import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";

/** Placeholder for a resource while it loads. */
export function ResourceSkeleton() {
  return (
    <Loading label="Loading the resource">
      <HeadSkeleton breadcrumbs />
      <Skeleton className="mb-4 h-3 w-96 max-w-full" />
      <div className="h-[1000px] rounded-lg border border-line bg-surface" />
    </Loading>
  );
}
