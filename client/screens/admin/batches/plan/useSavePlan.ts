import { useCallback } from "react";
import { graphql } from "react-relay";
import { batchTopicMessages } from "#gateway/domains/batchTopics/contract";
import type { Day } from "#gateway/domains/dayContract";
import type { useSavePlanMutation } from "~/__generated__/useSavePlanMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import type { BatchCourseFrame } from "../batchCourseFrame";
import { showTopicChanges } from "../showTopicChange";

const mutation = graphql`
  mutation useSavePlanMutation($batchId: Int!, $courseId: Int!, $changes: [PlanChangeInput!]!) {
    result: saveBatchPlan(batchId: $batchId, courseId: $courseId, changes: $changes) {
      ... on BatchTopicsChange @alias(as: "payload") {
        ...useLiveTopics_change @alias(as: "change")
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

/** A new planned date, and the one that it replaces. */
export interface PlannedMove {
  topic: { id: string; databaseId: number };
  from: Day | null;
  to: Day | null;
}

interface Texts {
  success: string;
  fallback: string;
}

/** The toasts of a single date, and of a whole plan. */
export const moveMessages: Texts = {
  success: batchTopicMessages.planUpdated,
  fallback: batchTopicMessages.planFailed,
};
export const planMessages: Texts = {
  success: batchTopicMessages.planSaved,
  fallback: batchTopicMessages.savePlanFailed,
};

/** Saves planned dates together: at once on screen, then at the server. A refusal rolls all of them back. */
export function useSavePlan(frame: BatchCourseFrame, texts: Texts) {
  const [commit, saving] = useMutation<useSavePlanMutation>(mutation, texts);
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
