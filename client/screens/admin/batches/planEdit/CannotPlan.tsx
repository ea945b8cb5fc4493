import { Lock } from "lucide-react";
import { batchTopicMessages } from "../../../../../gateway/domains/batchTopics/contract";
import { ButtonLink } from "../../../../ui/ButtonLink";
import { Card } from "../../../../ui/Card";
import { EmptyState } from "../../../../ui/EmptyState";
import type { CourseFrame } from "../topics/courseFrame";

/** A batch course that is locked, or that has no plan: why nothing can be edited, and where that is changed. */
export function CannotPlan({ frame, locked }: { frame: CourseFrame; locked: boolean }) {
  return (
    <Card>
      <EmptyState
        icon={<Lock />}
        title={locked ? batchTopicMessages.locked : batchTopicMessages.planDisabled}
        action={
          <ButtonLink to={`/admin/batches/${frame.batchId}/courses/${frame.courseId}/edit`}>
            Edit the course of the batch
          </ButtonLink>
        }
      >
        {locked ? "Unlock it to change its planned dates." : "Switch the plan on to give its topics dates."}
      </EmptyState>
    </Card>
  );
}
