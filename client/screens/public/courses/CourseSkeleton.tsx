import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";

const rows = ["w-2/5", "w-1/2", "w-1/3", "w-2/5", "w-3/5", "w-1/2"];
const facts = ["w-24", "w-20", "w-14", "w-32", "w-28", "w-24", "w-24", "w-16"];

/** Placeholder for a course while it loads. */
export function CourseSkeleton() {
  return (
    <div aria-busy>
      <header className="mb-6">
        <Breadcrumbs items={[{ label: "Courses", to: "/courses" }, { label: "Loading" }]} />
        <h1 className="sr-only">Loading the course</h1>
        <Skeleton className="mt-1.5 h-6 w-full max-w-md" />
        <SkeletonText lines={2} className="mt-3.5 max-w-2xl pb-1.5" />
      </header>
      <div aria-hidden className="grid items-start gap-6 lg:grid-cols-12">
        <div className="overflow-hidden rounded-lg border border-line bg-surface lg:order-last lg:col-span-4">
          <div className="aspect-video animate-skeleton bg-line" />
          <div className="p-5">
            <Skeleton className="h-6 w-24" />
            <Skeleton className="mt-5 h-11 w-full" />
            <div className="mt-5 divide-y divide-line border-t border-line">
              {facts.map((width, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move.
                <div key={index} className="flex h-10.25 items-center justify-between">
                  <Skeleton className="h-3.5 w-16" />
                  <Skeleton className={`h-3.5 ${width}`} />
                </div>
              ))}
            </div>
          </div>
        </div>
        <div className="grid gap-6 lg:col-span-8">
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
    </div>
  );
}
