import type { ReactNode } from "react";
import { classNames } from "~/ui/classNames";
import { Skeleton } from "~/ui/Skeleton";

/** A grid of course cards: each takes 3 of 12 columns, 6 on a tablet and 12 on a phone. */
export function CourseGrid({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <ul className={classNames("grid grid-cols-12 gap-5", className)}>{children}</ul>;
}

/** A cell of the grid. */
export function CourseGridItem({ children }: { children: ReactNode }) {
  return <li className="col-span-12 min-w-0 sm:col-span-6 lg:col-span-3">{children}</li>;
}

/** Skeletons in the shape of course cards. */
export function CourseGridSkeleton({ cards }: { cards: number }) {
  return (
    <div aria-hidden className="grid grid-cols-12 gap-5">
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move.
        <div key={card} className="col-span-12 min-w-0 sm:col-span-6 lg:col-span-3">
          <CardSkeleton />
        </div>
      ))}
    </div>
  );
}

function CardSkeleton() {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="aspect-video animate-skeleton bg-line" />
      <div className="flex flex-col gap-2 p-4">
        <Skeleton className="my-0.5 h-3.5 w-2/3" />
        <Skeleton className="my-0.5 h-4 w-11/12" />
        <Skeleton className="my-0.5 h-3.5 w-1/2" />
        <Skeleton className="my-0.5 h-3.5 w-3/5" />
        <div className="border-t border-line pt-3">
          <Skeleton className="my-0.5 h-4 w-16" />
        </div>
      </div>
    </div>
  );
}
