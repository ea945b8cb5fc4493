import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { useReportViewedMutation } from "~/__generated__/useReportViewedMutation.graphql";
import { commitSave } from "~/relay/commitSave";
import type { Command } from "~/relay/useMutation";

export const fallback = "Unable to record what was read";

const command: Command<useReportViewedMutation> = {
  fallback,
  mutation: graphql`
    mutation useReportViewedMutation($topicId: Int!, $blockIds: [Int!]!) {
      result: recordTopicView(topicId: $topicId, blockIds: $blockIds) {
        ... on LessonProgressPayload @alias(as: "payload") { ...useReportViewed_payload }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

// The data that reading may change: the topic, the course's percentage, and the next topic that opens.
void graphql`
  fragment useReportViewed_payload on LessonProgressPayload {
    topic {
      id
      status
      completedDate
      next { id isOpen }
    }
    enrolment { id completedTopicCount topicCount percentage }
  }
`;

/**
 * Reports blocks that were on screen; returns whether the report arrived. A failure is not shown: the report is made
 * again with the next one.
 */
export function useReportViewed(topicId: number) {
  const environment = useRelayEnvironment();
  return useCallback(
    async (blockIds: readonly number[]) => {
      const { kind } = await commitSave(environment, command, { variables: { topicId, blockIds } });
      return kind !== "unreachable";
    },
    [environment, topicId],
  );
}
