import { ResourceViewSkeleton } from "~/resources/ResourceViewSkeleton";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";

/** Placeholder for a resource while it loads. */
export function ResourceSkeleton() {
  return (
    <Loading label="Loading the resource">
      <HeadSkeleton breadcrumbs />
      <ResourceViewSkeleton />
    </Loading>
  );
}
