import { ListSkeleton } from "../ListSkeleton";

/** Resources that are on their way. */
export const ResourcesSkeleton = () => <ListSkeleton title="Resources" />;
