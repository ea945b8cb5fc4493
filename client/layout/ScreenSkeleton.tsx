import { Loading } from "~/ui/Loading";
import { Skeleton, SkeletonText } from "../ui/Skeleton";

/** The generic skeleton of a screen: a heading and some text. */
export function ScreenSkeleton() {
  return (
    <Loading label="Loading">
      <Skeleton className="mb-6 h-7 w-56" />
      <SkeletonText lines={6} className="max-w-2xl" />
    </Loading>
  );
}
