import { Skeleton, SkeletonText } from "~/ui/Skeleton";
import { gridClass } from "./AssessmentGrid";

const cards = ["first", "second", "third"];

/** Placeholder for the assessments while they load. */
export function AssessmentsSkeleton() {
  return (
    <div aria-busy="true">
      <header className="mt-1 mb-6">
        <h1 className="text-xl font-semibold text-ink">Assessments</h1>
        <Skeleton className="mt-1 h-5 w-72 max-w-full" />
      </header>
      <div aria-hidden className={gridClass}>
        {cards.map((card) => (
          <div key={card} className="overflow-hidden rounded-lg border border-line bg-surface">
            <div className="aspect-video animate-skeleton bg-line" />
            <div className="p-4">
              <Skeleton className="h-5 w-3/5" />
              <SkeletonText lines={2} className="mt-3" />
              <Skeleton className="mt-4 h-9 w-full" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
