import { Card } from "~/ui/Card";
import { Skeleton } from "~/ui/Skeleton";

/** A specialization that is on its way. */
export function SpecializationSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the specialization
      </span>
      <Skeleton className="h-4 w-52" />
      <Skeleton className="mt-2 mb-2 h-7 w-64" />
      <Skeleton className="mb-7 h-4 w-20" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="mb-3 h-12" />
          ))}
        </Card>
        <Card>
          <Skeleton className="mb-3 h-4 w-28" />
          <Skeleton className="mb-4 h-9" />
          <Skeleton className="h-9 w-28" />
        </Card>
      </div>
    </div>
  );
}
