import { Card } from "~/ui/Card";
import { FieldsSkeleton } from "~/ui/FieldsSkeleton";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";

/** Placeholder for a profile while it loads. */
export function ProfileSkeleton() {
  return (
    <Loading label="Loading the profile">
      <HeadSkeleton subtitle />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Card>
          <div className="mb-5 flex items-center gap-3">
            <Skeleton className="size-12 rounded-full" />
            <Skeleton className="h-5 w-40" />
          </div>
          <SkeletonText lines={8} />
        </Card>
        <Card>
          <FieldsSkeleton fields={3} />
        </Card>
      </div>
    </Loading>
  );
}
