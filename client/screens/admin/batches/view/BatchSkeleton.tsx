import { Card } from "~/ui/Card";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";

/** A batch that is on its way. */
export function BatchSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the batch
      </span>
      <Skeleton className="mt-1 mb-7 h-7 w-72 max-w-full" />
      <div className="mb-5 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {[0, 1, 2, 3].map((tile) => (
          <Skeleton key={tile} className="h-24 rounded-lg" />
        ))}
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        {[0, 1].map((card) => (
          <Card key={card}>
            <SkeletonText lines={7} />
          </Card>
        ))}
      </div>
    </div>
  );
}
