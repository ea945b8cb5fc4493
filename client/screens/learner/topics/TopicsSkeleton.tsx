import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton } from "~/ui/Skeleton";

const topics = ["w-2/5", "w-1/2", "w-1/3", "w-3/5"];

/** Placeholder for two modules of four topics. */
export function TopicsSkeleton() {
  return (
    <Loading label="Loading the topics">
      <PageHeader title="Topics" subtitle="Mark topics as you complete them. Saved automatically." />
      <div aria-hidden className="grid gap-5">
        {[1, 2].map((module) => (
          <div key={module} className="divide-y divide-line rounded-lg border border-line bg-surface">
            <div className="px-5 pt-4 pb-3.5">
              <Skeleton className="my-1.5 h-4 w-48" />
              <Skeleton className="mt-4 mb-1.5 h-1.5" />
            </div>
            {topics.map((width) => (
              <div key={width} className="flex h-11 items-center px-5">
                <Skeleton className={`h-4 ${width}`} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
