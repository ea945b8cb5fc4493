import { Card } from "~/ui/Card";
import { Skeleton } from "~/ui/Skeleton";

/** An activity log that is on its way. */
export function ActivitiesSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the activities
      </span>
      <Skeleton className="mt-1 mb-2 h-7 w-64 max-w-full" />
      <Skeleton className="mb-7 h-4 w-60 max-w-full" />
      <Card>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <Skeleton key={row} className="mb-4 h-5" />
        ))}
      </Card>
    </div>
  );
}
