import { Card } from "~/ui/Card";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";

/** A user who is on the way. */
export function UserSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the user
      </span>
      <Skeleton className="h-4 w-44" />
      <Skeleton className="mt-2 mb-8 h-8 w-80 max-w-full" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Card>
          <SkeletonText lines={8} />
        </Card>
        <Card>
          <SkeletonText lines={6} />
        </Card>
      </div>
    </div>
  );
}
