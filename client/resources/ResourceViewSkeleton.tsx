import { Skeleton } from "../ui/Skeleton";

/** Placeholder for a resource while it loads. */
export const ResourceViewSkeleton = () => (
  <>
    <Skeleton className="mb-3 h-3 w-96 max-w-full" />
    <div className="h-[1000px] rounded-lg border border-line bg-surface" />
  </>
);
