import { Skeleton } from "~/ui/Skeleton";

/** Placeholder for the list of rooms while it loads. */
export function RoomListSkeleton() {
  return (
    <div role="status" aria-label="Loading the conversations" className="grid gap-1 p-2">
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <div key={key} className="flex items-center gap-3 p-2">
          <Skeleton className="size-8 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-3.5 w-1/2" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
