import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";

const blocks = ["a", "b", "c"];

/** Placeholder for the editor while the lesson loads. */
export function LessonSkeleton() {
  return (
    <Loading label="Loading the lesson">
      <Skeleton className="h-4 w-72 max-w-full" />
      <Skeleton className="mt-2 mb-7 h-7 w-64 max-w-full" />
      <div className="grid max-w-3xl gap-3">
        {blocks.map((block) => (
          <Skeleton key={block} className="h-40" />
        ))}
      </div>
    </Loading>
  );
}
