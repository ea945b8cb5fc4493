import { Lock } from "lucide-react";
import { batchTopicMessages } from "#gateway/domains/batchTopics/contract";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import type { BatchCourseFrame } from "../topics/batchCourseFrame";
import { UnlockButton } from "../topics/UnlockButton";

/** Says why a batch course cannot be planned, and offers to unlock it or leads to where its plan is turned on. */
export function CannotPlan({ frame, locked }: { frame: BatchCourseFrame; locked: boolean }) {
  return (
    <Card>
      <EmptyState
        icon={<Lock />}
        title={locked ? batchTopicMessages.locked : batchTopicMessages.planDisabled}
        action={
          locked ? (
            <UnlockButton batchId={frame.batchId} courseId={frame.courseId} />
          ) : (
            <ButtonLink to={`/admin/batches/${frame.batchId}/courses/${frame.courseId}/edit`}>
              Edit the course of the batch
            </ButtonLink>
          )
        }
      >
        {locked
          ? "Unlock it to plan its topics. A locked course can't be re-planned or removed."
          : "Turn on its plan to give its topics dates."}
      </EmptyState>
    </Card>
  );
}
