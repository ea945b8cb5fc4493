import { Card } from "~/ui/Card";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";
import { SkeletonRows } from "~/ui/SkeletonRows";

/** Placeholder for the security screen while it loads. */
export function SecuritySkeleton() {
  return (
    <Loading label="Loading your security settings">
      <HeadSkeleton subtitle />
      <div className="grid max-w-3xl gap-6">
        <Card title="Passkeys">
          <Skeleton className="h-5 w-56" />
        </Card>
        <Card title="Authenticator app">
          <Skeleton className="h-9 w-48" />
        </Card>
        <Card title="Sessions">
          <SkeletonRows rows={3} height="h-10" />
        </Card>
      </div>
    </Loading>
  );
}
