import { Skeleton } from "~/ui/Skeleton";
import { ListSkeleton } from "../ListSkeleton";
import { ModulesSkeleton } from "../ModulesSkeleton";

const head = (
  <div className="flex h-12 items-center px-5">
    <Skeleton className="h-4 w-48" />
  </div>
);

/** Placeholder for the questions of two modules. */
export const QuestionsSkeleton = () => (
  <ListSkeleton title="Questions">
    <ModulesSkeleton head={head} rowClass="h-14" />
  </ListSkeleton>
);
