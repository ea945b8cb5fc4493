import { Skeleton } from "~/ui/Skeleton";

/** The grid of a plan that is on its way. */
export function PlanEditSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the plan
      </span>
      <Skeleton className="mt-1 mb-2 h-7 w-80 max-w-full" />
      <Skeleton className="mb-6 h-4 w-64 max-w-full" />
      <Skeleton className="mb-9 h-9 w-full" />
      <div className="rounded-lg border border-line bg-surface p-3">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((row) => (
          <Skeleton key={row} className="mb-3 h-6" />
        ))}
      </div>
    </div>
  );
}
