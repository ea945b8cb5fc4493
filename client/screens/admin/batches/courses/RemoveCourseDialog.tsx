import { ConfirmDialog } from "~/ui/ConfirmDialog";
import type { useCourseActs } from "./useCourseActs";

/** Asks before a course is taken out of the batch. */
export function RemoveCourseDialog({ acts }: { acts: ReturnType<typeof useCourseActs> }) {
  if (!acts.asked) return null;
  return (
    <ConfirmDialog
      open
      title="Delete from the batch"
      subject={acts.asked.course.title}
      message="Are you sure you want to remove this course from the batch? Its plan, its completed topics and its trainers go with it."
      confirmLabel="Delete from batch"
      error={acts.refusal}
      onConfirm={acts.confirm}
      onCancel={acts.cancel}
    />
  );
}
