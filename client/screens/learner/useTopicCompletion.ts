import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay";
import { saveMark } from "./marks";

interface CompletedTopic {
  /** The topic's id in the store. */
  id: string;
  databaseId: number;
}

interface CompletionTarget {
  courseId: number;
  /** The enrolment's id in the store. */
  enrolmentId: string;
}

/** The key under which a topic's completion is saved. */
export const topicSaveKey = (topicId: string): string => `topic ${topicId}`;

/** Completes a topic: at once on screen with the percentages, then at the server. A refusal rolls it back. */
export function useTopicCompletion({ courseId, enrolmentId }: CompletionTarget) {
  const environment = useRelayEnvironment();
  return useCallback(
    ({ id, databaseId }: CompletedTopic, isMarked: boolean) => {
      const date = isMarked ? new Date().toISOString() : null;
      const topic = { id, databaseId, courseId, enrolmentId };
      saveMark(environment, { kind: "topic", key: topicSaveKey(id), ...topic, isMarked, date });
    },
    [environment, courseId, enrolmentId],
  );
}
