import { LockOpen } from "lucide-react";
import { graphql } from "react-relay";
import { batchCourseMessages } from "../../../../../gateway/domains/batchCourses/formContract";
import type { UnlockButtonMutation } from "../../../../__generated__/UnlockButtonMutation.graphql";
import { useMutation } from "../../../../relay/useMutation";
import { Button } from "../../../../ui/Button";

const mutation = graphql`
  mutation UnlockButtonMutation($batchId: Int!, $courseId: Int!) {
    result: lockBatchCourse(batchId: $batchId, courseId: $courseId, locked: false) {
      __typename
      ... on ChangedBatchCoursePayload {
        batchCourse {
          id
          locked
          planEnabled
          canPlan
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const texts = { success: batchCourseMessages.unlocked, fallback: batchCourseMessages.unlockFailed };

/** Unlocks a course of a batch where it is planned, in one press. */
export function UnlockButton(place: { batchId: number; courseId: number }) {
  const [unlock, busy] = useMutation<UnlockButtonMutation>(mutation, texts);
  const { batchId, courseId } = place;
  return (
    <Button
      variant="primary"
      icon={<LockOpen />}
      busy={busy}
      onClick={() => void unlock({ batchId, courseId })}
    >
      Unlock
    </Button>
  );
}
