import { Card } from "~/ui/Card";
import { FieldGridSkeleton } from "~/ui/FieldsSkeleton";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { Skeleton } from "~/ui/Skeleton";
import { SkeletonRows } from "~/ui/SkeletonRows";

/** The skeleton of a heading with buttons and a few cards of rows. */
export function ListSkeleton() {
  return (
    <Loading label="Loading the screen">
      <HeadSkeleton actions="w-80" />
      <div className="grid gap-4">
        {["a", "b", "c"].map((card) => (
          <Card key={card}>
            <Skeleton className="mb-5 h-4 w-48" />
            <SkeletonRows rows={3} height="h-5" />
          </Card>
        ))}
      </div>
    </Loading>
  );
}

/** Placeholder for a form while it loads. */
export function FormSkeleton() {
  return (
    <Loading label="Loading the form">
      <HeadSkeleton breadcrumbs />
      <Card className="max-w-3xl">
        <FieldGridSkeleton fields={6} />
        <Skeleton className="mt-10 h-9 w-40" />
      </Card>
    </Loading>
  );
}

const blocks = ["a", "b", "c"];

/** Placeholder for the editor while the lesson loads. */
export function LessonSkeleton() {
  return (
    <Loading label="Loading the lesson">
      <Skeleton className="h-4 w-72 max-w-full" />
      <Skeleton className="mt-2 mb-7 h-7 w-64 max-w-full" />
      <div className="grid max-w-3xl gap-3">
        {blocks.map((block) => (
          <Skeleton key={block} className="h-40" />
        ))}
      </div>
    </Loading>
  );
}
