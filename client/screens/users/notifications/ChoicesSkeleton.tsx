import { Card } from "~/ui/Card";
import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";
import { SkeletonRows } from "~/ui/SkeletonRows";

/** Placeholder for the notification settings while they load. */
export function ChoicesSkeleton() {
  return (
    <Loading label="Loading the notification settings">
      <Skeleton className="mt-1 mb-6 h-7 w-56" />
      <Card>
        <SkeletonRows rows={8} height="h-9" />
      </Card>
    </Loading>
  );
}
