import { LockOpen } from "lucide-react";
import { lockBatchCourse } from "~/commands/batchCourseCommands";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { rescueFocus } from "~/ui/useHeadingFocus";

/** Unlocks a batch course. */
export function UnlockButton(place: { batchId: number; courseId: number }) {
  const [unlock, busy] = useMutation(lockBatchCourse);
  const { batchId, courseId } = place;
  const press = async () => {
    await unlock({ batchId, courseId });
    // The button disappears after unlocking, and the focus with it.
    requestAnimationFrame(rescueFocus);
  };
  return (
    <Button variant="primary" icon={<LockOpen />} busy={busy} onClick={() => void press()}>
      Unlock
    </Button>
  );
}
