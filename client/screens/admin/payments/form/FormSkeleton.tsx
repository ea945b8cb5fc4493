import { Card } from "~/ui/Card";
import { Skeleton } from "~/ui/Skeleton";

/** The form of a payment while it loads. */
export function FormSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the form
      </span>
      <Skeleton className="h-4 w-40" />
      <Skeleton className="mt-2 mb-7 h-7 w-64 max-w-full" />
      <Card className="max-w-3xl">
        <Skeleton className="mb-2 h-4 w-16" />
        <Skeleton className="mb-6 h-9" />
        <div className="grid gap-6 sm:grid-cols-2">
          {[1, 2, 3, 4, 5].map((field) => (
            <div key={field}>
              <Skeleton className="mb-2 h-4 w-28" />
              <Skeleton className="h-9" />
            </div>
          ))}
        </div>
        <Skeleton className="mt-6 mb-2 h-4 w-24" />
        <Skeleton className="h-20" />
      </Card>
    </div>
  );
}
