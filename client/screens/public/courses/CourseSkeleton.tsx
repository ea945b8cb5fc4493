import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";
import { courseGrid, sideColumn } from "./courseGrid";

const rows = ["w-2/5", "w-1/2", "w-1/3", "w-2/5", "w-3/5", "w-1/2"];
const facts = ["w-32", "w-24", "w-28", "w-16"];

/** Placeholder for a course while it loads. */
export function CourseSkeleton() {
  return (
    <div aria-busy className={courseGrid}>
      <div className="rounded-xl border border-line bg-surface px-5 pt-4 pb-6 sm:px-8 sm:pt-6">
        <Breadcrumbs items={[{ label: "Courses", to: "/courses" }, { label: "Loading" }]} />
        <h1 className="sr-only">Loading the course</h1>
        <Skeleton className="mt-1.5 h-8 w-full max-w-md" />
        <SkeletonText lines={2} className="mt-4 max-w-2xl" />
        <Skeleton className="mt-6 h-4 w-72" />
      </div>
      <div aria-hidden className={sideColumn}>
        <div className="aspect-video animate-skeleton bg-line max-lg:rounded-lg" />
        <div className="grid gap-5 p-5 max-lg:rounded-lg max-lg:border max-lg:border-line">
          <Skeleton className="h-6 w-24 max-lg:hidden" />
          <Skeleton className="h-11 w-full max-lg:hidden" />
          {facts.map((width) => (
            <div key={width} className="flex items-center justify-between">
              <Skeleton className="h-3.5 w-16" />
              <Skeleton className={`h-3.5 ${width}`} />
            </div>
          ))}
        </div>
      </div>
      <div aria-hidden className="grid gap-6">
        <div className="rounded-lg border border-line bg-surface p-5">
          <Skeleton className="mb-5 h-4 w-48" />
          <SkeletonText lines={4} />
        </div>
        <div className="divide-y divide-line rounded-lg border border-line bg-surface">
          {rows.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move.
            <div key={index} className="flex h-12 items-center px-5">
              <Skeleton className={`h-4 ${width}`} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
