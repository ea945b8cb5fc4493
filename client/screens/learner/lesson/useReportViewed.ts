import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { useReportViewedMutation } from "~/__generated__/useReportViewedMutation.graphql";
import { commitSave } from "../commitSave";

const mutation = graphql`
  mutation useReportViewedMutation($topicId: Int!, $blockIds: [Int!]!) {
    result: recordTopicView(topicId: $topicId, blockIds: $blockIds) {
      ... on LessonProgressPayload @alias(as: "payload") {
        ...useReportViewed_payload
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

// What reading may change: the topic, the course's percentage, and what opens next.
void graphql`
  fragment useReportViewed_payload on LessonProgressPayload {
    topic {
      id
      status
      completedDate
      next {
        id
        isOpen
      }
    }
    enrolment {
      id
      completedTopicCount
      topicCount
      percentage
    }
  }
`;

export const fallback = "Unable to record what was read";

/**
 * Reports blocks that were on screen; returns whether the report arrived. A failure is not shown: the report is made
 * again with the next one.
 */
export function useReportViewed(topicId: number) {
  const environment = useRelayEnvironment();
  return useCallback(
    async (blockIds: readonly number[]) => {
      const variables = { topicId, blockIds };
      const { is } = await commitSave<useReportViewedMutation>(environment, {
        mutation,
        variables,
        fallback,
      });
      return is !== "unreachable";
    },
    [environment, topicId],
  );
}
