import { Card } from "~/ui/Card";
import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";
import { SkeletonRows } from "~/ui/SkeletonRows";

/** Placeholder for the notifications while they load. */
export function NotificationsSkeleton() {
  return (
    <Loading label="Loading notifications">
      <Skeleton className="mt-1 mb-6 h-7 w-40" />
      <Skeleton className="mb-2 h-4 w-24" />
      <Card>
        <SkeletonRows rows={6} height="h-10" />
      </Card>
    </Loading>
  );
}
