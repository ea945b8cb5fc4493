import { Card } from "~/ui/Card";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";
import { SkeletonRows } from "~/ui/SkeletonRows";

/** The skeleton of a heading with buttons and a few cards of rows. */
export function ListSkeleton() {
  return (
    <Loading label="Loading the screen">
      <HeadSkeleton actions="w-80" />
      <div className="grid gap-4">
        {["a", "b", "c"].map((card) => (
          <Card key={card}>
            <Skeleton className="mb-5 h-4 w-48" />
            <SkeletonRows rows={3} height="h-5" />
          </Card>
        ))}
      </div>
    </Loading>
  );
}
