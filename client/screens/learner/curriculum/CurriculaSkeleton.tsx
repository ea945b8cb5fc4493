import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton, SkeletonCard } from "~/ui/Skeleton";

/** Placeholder for the curricula while they load. */
export function CurriculaSkeleton() {
  return (
    <Loading label="Loading the curricula">
      <PageHeader title="Curriculum" subtitle="Everything we teach, module by module." />
      <Skeleton className="mt-1 mb-4 h-3.5 w-24" />
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <SkeletonCard key={card} />
        ))}
      </div>
    </Loading>
  );
}
