import type { ReactNode } from "react";
import { Skeleton } from "~/ui/Skeleton";

const places = ["w-24", "w-16", "w-24", "w-24", "w-28", "w-28"];

/** The skeleton of a course's menu beside the skeleton of its screen. */
export function CourseLayoutSkeleton({ children }: { children: ReactNode }) {
  return (
    <div
      aria-busy="true"
      className="grid min-h-dvh grid-cols-1 content-start gap-x-8 gap-y-6 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div aria-hidden>
        <Skeleton className="my-0.5 h-5 w-44 lg:mx-3" />
        <Skeleton className="mt-4 h-1.5 lg:mx-3" />
        <Skeleton className="mt-3 mb-4 h-3 w-36 lg:mx-3" />
        <div className="flex h-12 items-center gap-4 overflow-hidden border-y border-line lg:h-auto lg:flex-col lg:items-start lg:gap-5.5 lg:border-b-0 lg:px-3 lg:pt-5.5">
          {places.map((width, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places never move.
            <Skeleton key={place} className={`h-4 shrink-0 ${width}`} />
          ))}
        </div>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
