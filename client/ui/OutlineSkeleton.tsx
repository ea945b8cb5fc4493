import { Skeleton } from "./Skeleton";

const topics = ["w-2/5", "w-1/2", "w-1/3", "w-3/5"];

/** Placeholder for an outline while it loads. */
export function OutlineSkeleton() {
  return (
    <div aria-hidden className="grid gap-4">
      {[1, 2, 3].map((module) => (
        <div key={module} className="rounded-lg border border-line bg-surface px-5 py-4">
          <div className="flex items-center justify-between gap-4">
            <Skeleton className="h-4 w-48" />
            <Skeleton className="h-3 w-14" />
          </div>
          <div className="mt-4 grid gap-3 pl-5">
            {topics.map((width) => (
              <Skeleton key={width} className={`h-3.5 ${width}`} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
