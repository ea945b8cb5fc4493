import { TextSkeleton } from "~/lesson/TextSkeleton";
import { Loading } from "~/ui/Loading";

/** Placeholder for a preview lesson while it loads. */
export function PreviewLessonSkeleton() {
  return (
    <Loading label="Loading the lesson">
      <div className="mx-auto max-w-3xl">
        <TextSkeleton />
      </div>
    </Loading>
  );
}
