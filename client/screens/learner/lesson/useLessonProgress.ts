import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { useLessonProgressViewMutation } from "~/__generated__/useLessonProgressViewMutation.graphql";
import type { useLessonProgressWatchMutation } from "~/__generated__/useLessonProgressWatchMutation.graphql";
import type { WatchedRange } from "~/lesson/watchedRanges";
import { commitSave } from "../commitSave";

const viewMutation = graphql`
  mutation useLessonProgressViewMutation($topicId: Int!, $blockIds: [Int!]!) {
    result: recordTopicView(topicId: $topicId, blockIds: $blockIds) {
      ... on LessonProgressPayload @alias(as: "payload") {
        ...useLessonProgress_payload
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const watchMutation = graphql`
  mutation useLessonProgressWatchMutation($blockId: Int!, $ranges: [[Float!]!]!) {
    result: recordWatching(blockId: $blockId, ranges: $ranges) {
      ... on LessonProgressPayload @alias(as: "payload") {
        ...useLessonProgress_payload
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

// What reading may change: the topic, the course's percentage, and what opens next.
void graphql`
  fragment useLessonProgress_payload on LessonProgressPayload {
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

const fallback = "Unable to record what was read";

/**
 * The two reports of a reader: blocks that were on screen, and parts of a video that were watched. Each returns whether
 * it arrived. A failure is not shown: the report is made again with the next one.
 */
export function useLessonProgress(topicId: number) {
  const environment = useRelayEnvironment();
  const reportViewed = useCallback(
    async (blockIds: readonly number[]) => {
      const variables = { topicId, blockIds };
      const save = { mutation: viewMutation, variables, fallback };
      const { is } = await commitSave<useLessonProgressViewMutation>(environment, save);
      return is !== "unreachable";
    },
    [environment, topicId],
  );
  const reportWatched = useCallback(
    async (blockId: number, ranges: readonly WatchedRange[]) => {
      const save = { mutation: watchMutation, variables: { blockId, ranges }, fallback };
      const { is } = await commitSave<useLessonProgressWatchMutation>(environment, save);
      return is !== "unreachable";
    },
    [environment],
  );
  return { reportViewed, reportWatched };
}
