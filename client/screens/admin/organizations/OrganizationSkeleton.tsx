import { Card } from "~/ui/Card";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton } from "~/ui/Skeleton";
import { SettingsTabs } from "./SettingsTabs";

/** The settings while they load. */
export function OrganizationSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading the settings
      </span>
      <PageHeader title="Settings" subtitle={<Skeleton className="h-4 w-56" />} />
      <SettingsTabs />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid gap-6">
          {["Appearance", "Contact", "Access and time"].map((title) => (
            <Card key={title} title={title}>
              <div className="grid gap-6 sm:grid-cols-2">
                {[1, 2, 3, 4].map((field) => (
                  <div key={field}>
                    <Skeleton className="mb-2 h-4 w-24" />
                    <Skeleton className="h-9" />
                  </div>
                ))}
              </div>
            </Card>
          ))}
        </div>
        <Card title="Licence and hosts">
          <Skeleton className="h-56" />
        </Card>
      </div>
    </div>
  );
}
