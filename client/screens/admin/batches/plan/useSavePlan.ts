import { useCallback } from "react";
import { batchTopicMessages } from "#gateway/domains/batchTopics/contract";
import type { Day } from "#gateway/domains/dayContract";
import { saveBatchPlan } from "~/commands/batchCourseCommands";
import type { MutationTexts } from "~/relay/useMutation";
import { useUndoableMutation } from "~/screens/admin/useUndoableMutation";
import type { BatchCourseFrame } from "../batchCourseFrame";
import { showTopicChanges } from "../showTopicChange";

/** A new planned date, and the one that it replaces. */
export interface PlannedMove {
  topic: { id: string; databaseId: number };
  from: Day | null;
  to: Day | null;
}

/** The toasts of a single date. */
export const moveMessages: MutationTexts = {
  success: batchTopicMessages.planUpdated,
  fallback: batchTopicMessages.planFailed,
};

/**
 * Saves planned dates together: at once on screen, then at the server. A refusal rolls all of them back. The toasts are
 * those of a whole plan, unless others are given.
 */
export function useSavePlan(frame: BatchCourseFrame, texts?: MutationTexts) {
  const [commit, saving] = useUndoableMutation({ ...saveBatchPlan, ...texts });
  const { id: batchCourseId, batchId, courseId, today } = frame;
  const save = useCallback(
    (moves: readonly PlannedMove[], onFailure?: (reason: string) => void) => {
      const changes = moves.map(({ topic, from, to }) => ({ topicId: topic.databaseId, from, to }));
      const shown = new Map(moves.map(({ topic, to }) => [topic.id, { plannedDate: to }]));
      return commit(
        { batchId, courseId, changes },
        {
          optimisticUpdater: (store) => showTopicChanges(store, shown, { batchCourseId, today }),
          ...(onFailure ? { onFailure } : {}),
        },
      );
    },
    [commit, batchCourseId, batchId, courseId, today],
  );
  return { save, saving };
}
