import { Card } from "~/ui/Card";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";
import { dashboardSubtitle } from "./dashboardMessages";

/** The dashboard while its figures are on their way. */
export function DashboardSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the dashboard
      </span>
      <PageHeader title="Dashboard" subtitle={dashboardSubtitle} />
      <div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {[0, 1, 2, 3].map((tile) => (
          <Skeleton key={tile} className="h-21" />
        ))}
      </div>
      <Skeleton className="mb-3 h-5 w-16" />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        {[0, 1, 2, 3].map((card) => (
          <Card key={card}>
            <SkeletonText lines={8} />
          </Card>
        ))}
      </div>
    </div>
  );
}
