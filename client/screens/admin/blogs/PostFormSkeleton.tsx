import { Card } from "~/ui/Card";
import { Skeleton } from "~/ui/Skeleton";

/** The form of a post while it loads. */
export function PostFormSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the form
      </span>
      <Skeleton className="h-4 w-40" />
      <Skeleton className="mt-2 mb-7 h-7 w-64 max-w-full" />
      <Card className="max-w-4xl">
        <Skeleton className="mb-2 h-4 w-16" />
        <Skeleton className="mb-6 h-9" />
        <Skeleton className="mb-2 h-4 w-20" />
        <Skeleton className="mb-6 h-20" />
        <Skeleton className="mb-2 h-4 w-12" />
        <Skeleton className="h-72" />
      </Card>
    </div>
  );
}
