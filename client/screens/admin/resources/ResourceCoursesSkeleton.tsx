import { Skeleton, SkeletonCard } from "~/ui/Skeleton";
import { ResourceCoursesHeader } from "./ResourceCoursesScreen";

/** The courses with their resources while they load. */
export function ResourceCoursesSkeleton() {
  return (
    <div aria-busy="true">
      <ResourceCoursesHeader />
      <span role="status" className="sr-only">
        Loading the courses
      </span>
      <Skeleton className="mb-4 h-9 max-w-sm" />
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
          <SkeletonCard key={card} />
        ))}
      </div>
    </div>
  );
}
