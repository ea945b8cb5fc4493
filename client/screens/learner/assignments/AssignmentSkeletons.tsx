import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { SkeletonRows } from "~/ui/SkeletonRows";

/** Placeholder for a list of assignments or projects. */
export const AssignmentsSkeleton = () => (
  <Loading label="Loading assignments">
    <HeadSkeleton />
    <SkeletonRows rows={4} height="h-16" />
  </Loading>
);

/** Placeholder for an assignment or a project. */
export const AssignmentSkeleton = () => <DetailSkeleton label="Loading the assignment" lines={[4, 8]} />;
