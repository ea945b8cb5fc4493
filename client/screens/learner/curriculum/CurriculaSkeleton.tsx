import { PageHeader } from "~/ui/PageHeader";
import { Skeleton, SkeletonCard } from "~/ui/Skeleton";

/** Placeholder for the curricula while they load. */
export function CurriculaSkeleton() {
  return (
    <div aria-busy="true">
      <PageHeader title="Curriculum" subtitle="Everything we teach, module by module." />
      <span role="status" className="sr-only">
        Loading the curricula
      </span>
      <Skeleton className="mt-1 mb-4 h-3.5 w-24" />
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <SkeletonCard key={card} />
        ))}
      </div>
    </div>
  );
}
