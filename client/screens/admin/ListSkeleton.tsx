import { Card } from "~/ui/Card";
import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";

/** The skeleton of a heading with buttons and a few cards of rows. */
export function ListSkeleton() {
  return (
    <Loading label="Loading the screen">
      <div className="mt-1 mb-6 flex flex-wrap justify-between gap-3">
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-9 w-80 max-w-full" />
      </div>
      <div className="grid gap-4">
        {["a", "b", "c"].map((card) => (
          <Card key={card}>
            <Skeleton className="mb-5 h-4 w-48" />
            <Skeleton className="mb-4 h-5 w-full" />
            <Skeleton className="mb-4 h-5 w-full" />
            <Skeleton className="h-5 w-full" />
          </Card>
        ))}
      </div>
    </Loading>
  );
}
