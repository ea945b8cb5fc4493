import { Card } from "~/ui/Card";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";

/** A playlist that is on its way. */
export function TasksSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the playlist
      </span>
      <div className="mt-1 mb-6 flex flex-wrap justify-between gap-3">
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-9 w-48" />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Skeleton className="aspect-video w-full" />
        <Card>
          <SkeletonText lines={8} />
        </Card>
      </div>
    </div>
  );
}
