import { Card } from "~/ui/Card";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";

/** Placeholder for a receipt while it loads. */
export function ReceiptSkeleton() {
  return (
    <Loading label="Loading the receipt">
      <HeadSkeleton breadcrumbs />
      <Card className="max-w-3xl">
        <Skeleton className="h-6 w-64 max-w-full" />
        <Skeleton className="mt-2 h-4 w-80 max-w-full" />
        <Skeleton className="mt-10 h-28" />
        <div className="mt-8 grid gap-6 sm:grid-cols-2">
          {[1, 2, 3, 4].map((fact) => (
            <Skeleton key={fact} className="h-10" />
          ))}
        </div>
      </Card>
    </Loading>
  );
}
