import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { Skeleton } from "~/ui/Skeleton";
import { CourseGridSkeleton } from "../CourseGrid";

/** Placeholder for a specialization while it loads. */
export function SpecializationSkeleton() {
  return (
    <div aria-busy>
      <header className="mb-6">
        <Breadcrumbs items={[{ label: "Specializations", to: "/specializations" }, { label: "Loading" }]} />
        <h1 className="sr-only">Loading the specialization</h1>
        <Skeleton className="mt-2 h-6 w-full max-w-lg" />
        <Skeleton className="mt-3 h-4 w-24" />
      </header>
      <CourseGridSkeleton cards={4} />
    </div>
  );
}
