import { ListSkeleton } from "../ListSkeleton";

/** Questions that are on their way. */
export const QuestionsSkeleton = () => <ListSkeleton title="Questions" />;
