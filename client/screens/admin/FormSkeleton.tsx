import { Card } from "~/ui/Card";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";

const fields = ["a", "b", "c", "d", "e", "f"];

/** Placeholder for a form while it loads. */
export function FormSkeleton() {
  return (
    <Loading label="Loading the form">
      <HeadSkeleton breadcrumbs />
      <Card className="max-w-3xl">
        <div className="grid gap-6 sm:grid-cols-2">
          {fields.map((field) => (
            <div key={field}>
              <Skeleton className="mb-2 h-4 w-20" />
              <Skeleton className="h-9" />
            </div>
          ))}
        </div>
        <Skeleton className="mt-10 h-9 w-40" />
      </Card>
    </Loading>
  );
}
