import { useCallback, useRef } from "react";
import { graphql } from "react-relay";
import { batchTopicMessages } from "../../../../../gateway/domains/batchTopics/contract";
import type { useTopicUpdateMutation } from "../../../../__generated__/useTopicUpdateMutation.graphql";
import { useMutation } from "../../../../relay/useMutation";
import type { CourseFrame } from "./courseFrame";
import { showTopicChanges, type TopicChange } from "./showTopicChange";

const mutation = graphql`
  mutation useTopicUpdateMutation($input: BatchTopicInput!) {
    result: updateBatchTopic(input: $input) {
      __typename
      ... on BatchTopicsChange {
        ...useLiveTopics_change @alias(as: "change")
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

interface Topic {
  /** Its id in the store. */
  id: string;
  databaseId: number;
}

interface Wish {
  topic: Topic;
  /** What is shown at once. */
  change: TopicChange;
  /** What the server is asked for, when it knows better: which day is today. */
  asked?: TopicChange;
}

type Commit = (wish: Wish) => Promise<unknown>;

/** One request for a topic at a time; of what is wished meanwhile, the last counts. */
function useOneAtATime(commit: Commit) {
  const waiting = useRef(new Map<string, Wish | null>());
  return useCallback(
    async (first: Wish) => {
      const { id } = first.topic;
      if (waiting.current.has(id)) return void waiting.current.set(id, first);
      let next: Wish | null | undefined = first;
      while (next) {
        waiting.current.set(id, null);
        await commit(next);
        next = waiting.current.get(id);
      }
      waiting.current.delete(id);
    },
    [commit],
  );
}

function useCommit(frame: CourseFrame, texts: { success: string; fallback: string }): Commit {
  const [commit] = useMutation<useTopicUpdateMutation>(mutation, texts);
  const { id: batchCourseId, batchId, courseId, today } = frame;
  return useCallback(
    ({ topic, change, asked }) =>
      commit(
        { input: { batchId, courseId, topicId: topic.databaseId, ...(asked ?? change) } },
        {
          optimisticUpdater: (store) =>
            showTopicChanges(store, new Map([[topic.id, change]]), { batchCourseId, today }),
        },
      ),
    [commit, batchCourseId, batchId, courseId, today],
  );
}

const statusTexts = { success: batchTopicMessages.statusUpdated, fallback: batchTopicMessages.statusFailed };
const planTexts = { success: batchTopicMessages.planUpdated, fallback: batchTopicMessages.planFailed };

/** Ticks and plans topics of a batch course: at once on screen, then at the server; a refusal takes it back. */
export function useTopicUpdate(frame: CourseFrame) {
  const setStatus = useOneAtATime(useCommit(frame, statusTexts));
  const setPlan = useOneAtATime(useCommit(frame, planTexts));
  const { today } = frame;
  return {
    tick: (topic: Topic, done: boolean) =>
      void setStatus(
        done
          ? {
              topic,
              change: { status: "COMPLETED", completedDate: today },
              asked: { status: "COMPLETED" },
            }
          : { topic, change: { status: "PENDING", completedDate: null } },
      ),
    completeOn: (topic: Topic, completedDate: string) =>
      void setStatus({ topic, change: { status: "COMPLETED", completedDate } }),
    plan: (topic: Topic, plannedDate: string) => void setPlan({ topic, change: { plannedDate } }),
  };
}

export type TopicUpdates = ReturnType<typeof useTopicUpdate>;
