import { Skeleton } from "~/ui/Skeleton";

/** A resource that is on its way: its name, its facts and the room of its preview. */
export function PreviewSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the resource
      </span>
      <Skeleton className="h-4 w-52" />
      <Skeleton className="mt-2 mb-7 h-7 w-72 max-w-full" />
      <Skeleton className="mb-6 h-9 w-96 max-w-full" />
      <Skeleton className="mb-3 h-3 w-96 max-w-full" />
      <div className="h-[70vh] min-h-96 rounded-lg border border-line bg-surface" />
    </div>
  );
}
