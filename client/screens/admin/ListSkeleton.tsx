import { Card } from "~/ui/Card";
import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";
import { SkeletonRows } from "~/ui/SkeletonRows";

/** The skeleton of a heading with buttons and a few cards of rows. */
export function ListSkeleton() {
  return (
    <Loading label="Loading the screen">
      <div className="mt-1 mb-6 flex flex-wrap justify-between gap-3">
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-9 w-80 max-w-full" />
      </div>
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
