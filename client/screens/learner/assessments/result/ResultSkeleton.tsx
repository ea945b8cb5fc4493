import { Skeleton, SkeletonText } from "~/ui/Skeleton";

const questions = ["first", "second", "third"];

/** Placeholder for a result while it loads. */
export function ResultSkeleton() {
  return (
    <div aria-busy="true">
      <header className="mb-6">
        <h1 className="sr-only">Loading the result</h1>
        <Skeleton className="h-4.5 w-40" />
        <Skeleton className="mt-1.5 h-6 w-72 max-w-full" />
        <Skeleton className="mt-2 h-4 w-56" />
      </header>
      <div aria-hidden className="grid items-start gap-6 lg:grid-cols-12">
        <div className="flex flex-col items-center rounded-lg border border-line bg-surface p-5 lg:col-span-5">
          <SkeletonText lines={2} className="w-4/5" />
          <Skeleton className="my-5 size-40 rounded-full" />
          <Skeleton className="h-5 w-56" />
          <Skeleton className="mt-2 h-4 w-32" />
          <Skeleton className="mt-8 h-9 w-44" />
        </div>
        <div className="grid gap-4 lg:col-span-7">
          {questions.map((question) => (
            <div key={question} className="rounded-lg border border-line bg-surface p-5">
              <SkeletonText lines={5} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
