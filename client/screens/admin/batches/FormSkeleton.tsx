import { Card } from "~/ui/Card";
import { Skeleton } from "~/ui/Skeleton";

/** A form of the batches while it loads. */
export function FormSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the form
      </span>
      <Skeleton className="mt-1 mb-7 h-7 w-72 max-w-full" />
      <Card className="max-w-3xl">
        <div className="grid gap-6 sm:grid-cols-2">
          {[1, 2, 3, 4, 5, 6, 7, 8].map((field) => (
            <div key={field}>
              <Skeleton className="mb-2 h-4 w-20" />
              <Skeleton className="h-9" />
            </div>
          ))}
        </div>
      </Card>
    </div>
  );
}
