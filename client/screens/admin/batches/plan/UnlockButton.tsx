import { LockOpen } from "lucide-react";
import { graphql } from "react-relay";
import { batchCourseMessages } from "#gateway/domains/batchCourses/formContract";
import type { UnlockButtonMutation } from "~/__generated__/UnlockButtonMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { rescueFocus } from "~/ui/useHeadingFocus";

const mutation = graphql`
  mutation UnlockButtonMutation($batchId: Int!, $courseId: Int!) {
    result: lockBatchCourse(batchId: $batchId, courseId: $courseId, locked: false) {
      ... on ChangedBatchCoursePayload @alias(as: "payload") {
        batchCourse {
          id
          locked
          planEnabled
          canPlan
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = { success: batchCourseMessages.unlocked, fallback: batchCourseMessages.unlockFailed };

/** Unlocks a batch course. */
export function UnlockButton(place: { batchId: number; courseId: number }) {
  const [unlock, busy] = useMutation<UnlockButtonMutation>(mutation, texts);
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
