import { Card } from "~/ui/Card";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton } from "~/ui/Skeleton";
import { SettingsTabs } from "../SettingsTabs";

/** The holidays while they load. */
export function HolidaysSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the holidays
      </span>
      <PageHeader title="Holidays" subtitle={<Skeleton className="h-4 w-56" />} />
      <SettingsTabs />
      <Card title={<Skeleton className="h-4 w-16" />}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="mb-4 h-6" />
        ))}
      </Card>
    </div>
  );
}
