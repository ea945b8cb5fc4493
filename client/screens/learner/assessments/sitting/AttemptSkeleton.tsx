import { Skeleton } from "../../../../ui/Skeleton";

const markers = ["Q1", "Q2", "Q3"];
const options = ["a", "b", "c", "d"];

/** The questions while the attempt is being opened. */
export function AttemptSkeleton() {
  return (
    <div aria-busy="true">
      <header className="mb-6">
        <Skeleton className="h-4.5 w-40" />
        <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div>
            <h1 className="text-xl font-semibold text-ink">Questions</h1>
            <Skeleton className="mt-1 h-5 w-56" />
          </div>
          <Skeleton className="h-9 w-32" />
        </div>
      </header>
      <div aria-hidden className="mx-auto max-w-4xl rounded-lg border border-line bg-surface shadow-rest">
        <div className="flex h-16 items-center gap-1.5 border-b border-line px-5">
          {markers.map((marker) => (
            <Skeleton key={marker} className="h-8 w-11" />
          ))}
        </div>
        <div className="px-5 pt-5 pb-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="mt-2.5 h-6 w-4/5" />
          <div className="mt-5 grid min-h-44 gap-2">
            {options.map((option) => (
              <Skeleton key={option} className="h-12 w-full rounded-lg" />
            ))}
          </div>
          <div className="mt-3 h-11" />
        </div>
        <div className="flex gap-2 border-t border-line px-5 py-4">
          <Skeleton className="h-9 w-28" />
          <Skeleton className="h-9 w-24" />
        </div>
      </div>
    </div>
  );
}
