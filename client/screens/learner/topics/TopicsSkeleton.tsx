import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton } from "~/ui/Skeleton";
import { ModulesSkeleton } from "../ModulesSkeleton";

const head = (
  <div className="px-5 pt-4 pb-3.5">
    <Skeleton className="my-1.5 h-4 w-48" />
    <Skeleton className="mt-4 mb-1.5 h-1.5" />
  </div>
);

/** Placeholder for the topics of two modules. */
export const TopicsSkeleton = () => (
  <Loading label="Loading the topics">
    <PageHeader title="Topics" subtitle="Mark topics as you complete them. Saved automatically." />
    <ModulesSkeleton head={head} rowClass="h-11" />
  </Loading>
);
