import { Skeleton, SkeletonText } from "~/ui/Skeleton";

/** The resources of a course while they load, as cards. */
export function CardsSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the resources
      </span>
      <Skeleton className="h-4 w-44" />
      <Skeleton className="mt-2 mb-2 h-7 w-72 max-w-full" />
      <Skeleton className="mb-7 h-4 w-24" />
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <div key={card} className="rounded-lg border border-line bg-surface px-5 py-4">
            <SkeletonText lines={4} />
          </div>
        ))}
      </div>
    </div>
  );
}
