import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay";
import type { learnerCommandsSetTopicStatusMutation } from "~/__generated__/learnerCommandsSetTopicStatusMutation.graphql";
import { setTopicStatus } from "~/commands/learnerCommands";
import { showToast } from "~/ui/toasts";
import { commitSave } from "./commitSave";
import { announceCompletion } from "./completionChannel";
import { learnerSaves } from "./learnerSaves";
import { applyCompletion } from "./topicCompletion";

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

type CompletionResponse = learnerCommandsSetTopicStatusMutation["response"];

function announce({ result: { payload } }: CompletionResponse): void {
  if (!payload) return;
  const { topic, enrolment } = payload;
  announceCompletion({
    topicId: topic.id,
    enrolmentId: enrolment.id,
    done: topic.status === "COMPLETED",
    date: topic.completedDate ?? null,
    completed: enrolment.completedTopicCount,
    percentage: enrolment.percentage,
  });
}

const showRefusal = (message: string) => showToast({ tone: "danger", message });

/** Completes a topic: at once on screen with the percentages, then at the server. A refusal rolls it back. */
export function useTopicCompletion({ courseId, enrolmentId }: CompletionTarget) {
  const environment = useRelayEnvironment();
  return useCallback(
    ({ id, databaseId }: CompletedTopic, done: boolean) => {
      const completion = { topicId: id, enrolmentId, done, date: done ? new Date().toISOString() : null };
      learnerSaves.put({
        key: topicSaveKey(id),
        value: done,
        show: () => environment.applyUpdate({ storeUpdater: (store) => applyCompletion(store, completion) }),
        send: (checked) =>
          commitSave(environment, setTopicStatus, {
            variables: {
              input: { courseId, topicId: databaseId, status: checked ? "COMPLETED" : "PENDING" },
            },
            onSaved: announce,
          }),
        onRefused: showRefusal,
      });
    },
    [environment, courseId, enrolmentId],
  );
}
