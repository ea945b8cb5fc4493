import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";

const facts = ["questions", "time", "mark", "attempts"];

/** Placeholder for an assessment while it loads. */
export function AssessmentSkeleton() {
  return (
    <Loading label="Loading the assessment">
      <HeadSkeleton breadcrumbs subtitle />
      <div aria-hidden className="max-w-4xl rounded-lg border border-line bg-surface p-5 shadow-rest">
        <div className="grid grid-cols-2 gap-5 lg:grid-cols-4">
          {facts.map((fact) => (
            <Skeleton key={fact} className="h-11" />
          ))}
        </div>
        <div className="mt-6 border-t border-line pt-5">
          <SkeletonText lines={3} />
        </div>
        <Skeleton className="mt-6 h-11 w-28" />
      </div>
    </Loading>
  );
}
