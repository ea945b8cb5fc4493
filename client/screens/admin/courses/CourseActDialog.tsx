import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { actionMessages } from "./courseMessages";
import type { useCourseActs } from "./useCourseActs";

/** Asks before a course is published, unpublished or deleted. */
export function CourseActDialog({ acts }: { acts: ReturnType<typeof useCourseActs> }) {
  if (!acts.asked) return null;
  const { act, course } = acts.asked;
  const { title, question, yes } = actionMessages[act];
  return (
    <ConfirmDialog
      open
      title={title}
      subject={course.title}
      message={question}
      confirmLabel={yes}
      tone={act === "delete" ? "danger" : "primary"}
      error={acts.refusal}
      onConfirm={acts.confirm}
      onCancel={acts.cancel}
    />
  );
}
