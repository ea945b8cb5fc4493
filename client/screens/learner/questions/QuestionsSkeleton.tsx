import { Skeleton } from "~/ui/Skeleton";
import { ListSkeleton } from "../ListSkeleton";

const questions = ["w-3/5", "w-2/5", "w-1/2", "w-2/3"];

/** Placeholder for the questions of two modules. */
export function QuestionsSkeleton() {
  return (
    <ListSkeleton title="Questions">
      <div className="grid gap-5">
        {[1, 2].map((module) => (
          <div key={module} className="divide-y divide-line rounded-lg border border-line bg-surface">
            <div className="flex h-12 items-center px-5">
              <Skeleton className="h-4 w-48" />
            </div>
            {questions.map((width) => (
              <div key={width} className="flex h-14 items-center px-5">
                <Skeleton className={`h-4 ${width}`} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </ListSkeleton>
  );
}
