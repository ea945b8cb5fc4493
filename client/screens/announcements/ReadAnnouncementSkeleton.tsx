import { Card } from "~/ui/Card";
import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";
import { SkeletonRows } from "~/ui/SkeletonRows";

/** Placeholder for an announcement while it loads. */
export function ReadAnnouncementSkeleton() {
  return (
    <Loading label="Loading the announcement">
      <Skeleton className="mt-1 mb-6 h-7 w-64" />
      <Card>
        <SkeletonRows rows={3} height="h-5" />
      </Card>
    </Loading>
  );
}
