import { Card } from "~/ui/Card";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";

/** A course that is on its way. */
export function CourseViewSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the course
      </span>
      <Skeleton className="mb-3 h-3 w-40" />
      <Skeleton className="mb-2 h-7 w-72 max-w-full" />
      <Skeleton className="mb-6 h-3.5 w-20" />
      <Card className="mb-6">
        <div className="grid items-start gap-6 md:grid-cols-[minmax(0,16rem)_1fr]">
          <Skeleton className="aspect-video w-full" />
          <SkeletonText lines={10} />
        </div>
      </Card>
      <div className="grid gap-4 md:grid-cols-2">
        {[0, 1, 2, 3].map((card) => (
          <Card key={card}>
            <SkeletonText lines={4} />
          </Card>
        ))}
      </div>
    </div>
  );
}
