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
