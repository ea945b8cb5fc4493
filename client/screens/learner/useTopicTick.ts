import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { enrolmentMessages } from "#gateway/domains/enrolments/contract";
import type { useTopicTickMutation } from "~/__generated__/useTopicTickMutation.graphql";
import { showToast } from "~/ui/toasts";
import { commitSave } from "./commitSave";
import { learnerSaves } from "./learnerSaves";
import { announceTick } from "./tickChannel";
import { applyTick } from "./topicTick";

const mutation = graphql`
  mutation useTopicTickMutation($input: SetTopicStatusInput!) {
    result: setTopicStatus(input: $input) {
      __typename
      ... on TopicProgressPayload {
        topic {
          id
          status
          completedDate
        }
        enrolment {
          id
          completedTopicCount
          topicCount
          percentage
          nextTopic {
            topicId
            topicName
            moduleName
          }
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

interface TickedTopic {
  /** The topic's id in the store. */
  id: string;
  databaseId: number;
}

interface Place {
  courseId: number;
  /** The enrolment's id in the store. */
  enrolmentId: string;
}

/** The key under which a topic's completion is saved. */
export const topicSaveKey = (topicId: string): string => `topic ${topicId}`;

type Saved = useTopicTickMutation["response"];

function announce({ result }: Saved): void {
  if (result.__typename !== "TopicProgressPayload") return;
  const { topic, enrolment } = result;
  announceTick({
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
export function useTopicTick({ courseId, enrolmentId }: Place) {
  const environment = useRelayEnvironment();
  return useCallback(
    ({ id, databaseId }: TickedTopic, done: boolean) => {
      const tick = { topicId: id, enrolmentId, done, date: done ? new Date().toISOString() : null };
      learnerSaves.put({
        key: topicSaveKey(id),
        checked: done,
        show: () => environment.applyUpdate({ storeUpdater: (store) => applyTick(store, tick) }),
        send: (checked) =>
          commitSave<useTopicTickMutation>(environment, {
            mutation,
            variables: {
              input: { courseId, topicId: databaseId, status: checked ? "COMPLETED" : "PENDING" },
            },
            fallback: enrolmentMessages.topicFailed,
            onSaved: announce,
          }),
        onRefused: showRefusal,
      });
    },
    [environment, courseId, enrolmentId],
  );
}
