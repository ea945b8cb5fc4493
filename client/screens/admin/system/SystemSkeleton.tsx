import { Card } from "~/ui/Card";
import { Skeleton } from "~/ui/Skeleton";
import { SystemHeader } from "./SystemHeader";

/** The checks while they are made. */
export function SystemSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Checking the system
      </span>
      <SystemHeader subtitle={<Skeleton className="h-4 w-40" />} />
      <Card>
        <div className="grid gap-5">
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <div key={row} className="grid gap-x-6 gap-y-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
              <Skeleton className="h-4 w-28" />
              <Skeleton className="h-4" />
            </div>
          ))}
        </div>
      </Card>
    </div>
  );
}
