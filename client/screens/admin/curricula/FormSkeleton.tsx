import { Card } from "~/ui/Card";
import { Skeleton } from "~/ui/Skeleton";

/** The form of a curriculum while it loads. */
export function FormSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the curriculum
      </span>
      <Skeleton className="h-4 w-52" />
      <Skeleton className="mt-2 mb-6 h-7 w-72 max-w-full" />
      <Card className="max-w-3xl">
        <Skeleton className="mb-2 h-4 w-16" />
        <Skeleton className="mb-5 h-9" />
        <Skeleton className="mb-2 h-4 w-24" />
        <Skeleton className="mb-5 h-24" />
        <div className="grid gap-5 sm:grid-cols-2">
          {[1, 2, 3, 4].map((field) => (
            <div key={field}>
              <Skeleton className="mb-2 h-4 w-20" />
              <Skeleton className="h-9" />
            </div>
          ))}
        </div>
        <Skeleton className="mt-10 h-9 w-40" />
      </Card>
    </div>
  );
}
