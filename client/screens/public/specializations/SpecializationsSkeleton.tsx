import { PageHeader } from "~/ui/PageHeader";
import { Skeleton } from "~/ui/Skeleton";
import { CourseGridSkeleton } from "../CourseGrid";
import { specializationsSubtitle } from "./specializationMessages";

/** Placeholder for the specializations while they load. */
export function SpecializationsSkeleton() {
  return (
    <div aria-busy>
      <PageHeader
        title="Specializations"
        subtitle={specializationsSubtitle}
        actions={<Skeleton className="h-9 w-20" />}
      />
      <div className="grid gap-10">
        {[1, 2].map((specialization) => (
          <div key={specialization}>
            <div className="mb-4 flex min-h-11 items-center justify-between gap-4 border-b border-line pb-3">
              <Skeleton className="h-5 w-56" />
              <Skeleton className="h-7 w-14" />
            </div>
            <CourseGridSkeleton cards={4} />
          </div>
        ))}
      </div>
    </div>
  );
}
