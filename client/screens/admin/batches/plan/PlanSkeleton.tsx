import { Card } from "~/ui/Card";
import { Skeleton } from "~/ui/Skeleton";

/** A plan that is on its way: its head, how much is planned, and two modules. */
export function PlanSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the plan
      </span>
      <Skeleton className="mt-1 mb-2 h-7 w-72 max-w-full" />
      <Skeleton className="mb-7 h-4 w-60 max-w-full" />
      <Skeleton className="mb-5 h-16" />
      <Skeleton className="mb-6 h-6 w-36" />
      {[1, 2].map((module) => (
        <Card key={module} className="mb-5">
          <Skeleton className="mb-5 h-4 w-52" />
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="mb-4 h-4" />
          ))}
        </Card>
      ))}
    </div>
  );
}
