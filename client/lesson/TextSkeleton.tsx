import { Skeleton } from "../ui/Skeleton";
import { SkeletonRows } from "../ui/SkeletonRows";

/** Placeholder for a lesson's head and text. */
export function TextSkeleton() {
  return (
    <>
      <Skeleton className="h-4 w-40" />
      <Skeleton className="mt-3 h-9 w-3/4" />
      <Skeleton className="mt-4 mb-10 h-5 w-full" />
      <SkeletonRows rows={8} height="h-4" />
    </>
  );
}
