import { Skeleton } from "./Skeleton";
import { SkeletonRows } from "./SkeletonRows";

/** Placeholder for a short form: its fields and its button. */
export function FieldsSkeleton({ fields }: { fields: number }) {
  return (
    <div aria-hidden className="grid gap-6">
      <SkeletonRows rows={fields} height="h-9" />
      <Skeleton className="h-9 w-32" />
    </div>
  );
}

/** Placeholder for fields side by side, each with its label. */
export function FieldGridSkeleton({ fields }: { fields: number }) {
  return (
    <div aria-hidden className="grid gap-6 sm:grid-cols-2">
      {Array.from({ length: fields }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields are all alike and never move.
        <div key={field}>
          <Skeleton className="mb-2 h-4 w-24" />
          <Skeleton className="h-9" />
        </div>
      ))}
    </div>
  );
}
