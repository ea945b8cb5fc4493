import { Skeleton, SkeletonText } from "~/ui/Skeleton";

/** Placeholder for a room while it loads. */
export function RoomSkeleton() {
  return (
    <div role="status" aria-label="Loading the conversation" className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-3 border-b border-line px-4 py-3">
        <Skeleton className="size-8 rounded-full" />
        <Skeleton className="my-2.5 h-5 w-40" />
      </div>
      <div className="flex min-h-0 flex-1 flex-col justify-end gap-5 overflow-hidden p-4">
        {["a", "b", "c", "d", "e"].map((key) => (
          <div key={key} className="flex gap-3">
            <Skeleton className="size-8 rounded-full" />
            <SkeletonText lines={2} className="w-1/2" />
          </div>
        ))}
      </div>
      <div className="border-t border-line p-3">
        <Skeleton className="h-20 w-full" />
      </div>
    </div>
  );
}
