import { TextSkeleton } from "~/lesson/TextSkeleton";
import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholder for a lesson while it loads. */
export function LessonSkeleton() {
  return (
    <Loading label="Loading the lesson">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="hidden gap-3 self-start lg:grid">
          {rows.map((row) => (
            <Skeleton key={row} className="h-7" />
          ))}
        </div>
        <div className="mx-auto w-full max-w-3xl">
          <Skeleton className="mb-5 h-10 w-28 lg:hidden" />
          <TextSkeleton />
        </div>
      </div>
    </Loading>
  );
}
