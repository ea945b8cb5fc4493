import { Card } from "~/ui/Card";
import { Skeleton } from "~/ui/Skeleton";

/** The editor of a course that is on its way. */
export function CourseEditorSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the course
      </span>
      <Skeleton className="h-4 w-40" />
      <Skeleton className="mt-2 mb-6 h-7 w-64" />
      <Skeleton className="mb-5 h-10 w-72" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card>
          <Skeleton className="mb-8 h-14 w-full" />
          <Skeleton className="mb-8 h-14 w-full" />
          <Skeleton className="mb-8 h-24 w-full" />
          <Skeleton className="mb-8 h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </Card>
        <Card>
          <Skeleton className="mb-4 aspect-video w-full" />
          <Skeleton className="h-14 w-full" />
        </Card>
      </div>
    </div>
  );
}
