import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton, SkeletonCard } from "~/ui/Skeleton";
import { todayGrid } from "./todayGrid";

/** Placeholder for My Courses: the search and three cards. */
export function MyCoursesSkeleton() {
  return (
    <Loading label="Loading your courses">
      <PageHeader title="My Courses" subtitle={"\u00a0"} actions={<Skeleton className="h-9 w-28" />} />
      <div className={todayGrid}>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-56" />
        ))}
      </div>
      <Skeleton className="mb-4 h-9 max-w-md" />
      <Skeleton className="mt-1 mb-4 h-3.5 w-24" />
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {[1, 2, 3].map((card) => (
          <SkeletonCard key={card} />
        ))}
      </div>
    </Loading>
  );
}
