import { Skeleton } from "~/ui/Skeleton";
import { ListSkeleton } from "../ListSkeleton";

/** Placeholder for the resources: a grid of cards. */
export function ResourcesSkeleton() {
  return (
    <ListSkeleton title="Resources">
      <div className="grid gap-4 md:grid-cols-2">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <div key={card} className="flex h-28 gap-4 rounded-lg border border-line bg-surface p-4">
            <Skeleton className="size-10 shrink-0" />
            <div className="grid flex-1 content-start gap-3">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-3.5 w-2/5" />
              <Skeleton className="h-3.5 w-24" />
            </div>
          </div>
        ))}
      </div>
    </ListSkeleton>
  );
}
