import { Skeleton } from "~/ui/Skeleton";

const facts = ["w-20", "w-16", "w-12", "w-40", "w-36", "w-24", "w-32"];

/** Placeholder for a shared result while it loads. */
export function SharedResultSkeleton() {
  return (
    <div aria-busy="true" className="mx-auto max-w-2xl">
      <header className="mb-6">
        <h1 className="sr-only">Loading the result</h1>
        <Skeleton className="mt-1.5 h-6 w-48" />
        <Skeleton className="mt-2 h-4 w-64 max-w-full" />
      </header>
      <div aria-hidden className="rounded-lg border border-line bg-surface p-5 shadow-rest">
        <div className="flex flex-col items-center gap-6 sm:flex-row sm:gap-8">
          <Skeleton className="size-40 shrink-0 rounded-full" />
          <div className="w-full divide-y divide-line">
            {facts.map((width) => (
              <div key={width} className="flex h-10.25 items-center justify-between">
                <Skeleton className="h-3.5 w-20" />
                <Skeleton className={`h-3.5 ${width}`} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
