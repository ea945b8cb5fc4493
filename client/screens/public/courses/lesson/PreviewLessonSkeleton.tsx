import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";

/** Placeholder for a preview lesson while it loads. */
export function PreviewLessonSkeleton() {
  return (
    <Loading label="Loading the lesson">
      <div className="mx-auto max-w-3xl">
        <Skeleton className="h-4 w-56" />
        <Skeleton className="mt-6 h-9 w-3/4" />
        <Skeleton className="mt-4 h-5 w-full" />
        <div className="mt-10 grid gap-4">
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} className="h-4" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
