import { Card } from "~/ui/Card";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";

/** A curriculum that is on its way. */
export function DetailSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the curriculum
      </span>
      <Skeleton className="h-4 w-44" />
      <Skeleton className="mt-2 mb-2 h-7 w-80 max-w-full" />
      <Skeleton className="mb-8 h-4 w-2/3" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid gap-4">
          {[4, 3, 3].map((lines, card) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move.
            <Card key={card}>
              <SkeletonText lines={lines} />
            </Card>
          ))}
        </div>
        <Card className="max-lg:order-first">
          <SkeletonText lines={9} />
        </Card>
      </div>
    </div>
  );
}
