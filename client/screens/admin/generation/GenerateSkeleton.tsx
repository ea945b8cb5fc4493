import { Card } from "~/ui/Card";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";

/** The screen while what it generates for is on its way: the instruction beside the proposal. */
export function GenerateSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading
      </span>
      <Skeleton className="h-4 w-52" />
      <Skeleton className="mt-2 mb-6 h-7 w-64 max-w-full" />
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Card>
          <Skeleton className="mb-2 h-4 w-24" />
          <Skeleton className="mb-5 h-28" />
          <Skeleton className="h-9 w-32" />
        </Card>
        <Card>
          <SkeletonText lines={5} />
        </Card>
      </div>
    </div>
  );
}
