import { Card } from "~/ui/Card";
import { Skeleton } from "~/ui/Skeleton";

/** A batch course that is on its way: its head, its tiles, and two modules. */
export function BatchCourseSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the course of the batch
      </span>
      <Skeleton className="mt-1 mb-2 h-7 w-64 max-w-full" />
      <Skeleton className="mb-7 h-4 w-48" />
      <div className="mb-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} className="h-24" />
        ))}
      </div>
      {[1, 2].map((module) => (
        <Card key={module} className="mb-5">
          <Skeleton className="mb-5 h-4 w-52" />
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="mb-4 h-5" />
          ))}
        </Card>
      ))}
    </div>
  );
}
