import { useCallback } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { WatchedVideo_block$key } from "~/__generated__/WatchedVideo_block.graphql";
import type { WatchedVideoMutation } from "~/__generated__/WatchedVideoMutation.graphql";
import { BlockView } from "~/lesson/BlockView";
import { useWatching } from "~/lesson/useWatching";
import type { WatchedRange } from "~/lesson/watchedRanges";
import { commitSave } from "~/relay/commitSave";
import type { Command } from "~/relay/useMutation";
import { fallback } from "./useReportViewed";

const command: Command<WatchedVideoMutation> = {
  fallback,
  mutation: graphql`
    mutation WatchedVideoMutation($blockId: Int!, $ranges: [[Float!]!]!) {
      result: recordWatching(blockId: $blockId, ranges: $ranges) {
        ... on LessonProgressPayload @alias(as: "payload") { ...useReportViewed_payload }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export interface WatchedVideoProps {
  block: WatchedVideo_block$key;
}

/** A video that goes on where the learner was last, and whose watched parts are recorded. */
export function WatchedVideo({ block: key }: WatchedVideoProps) {
  const environment = useRelayEnvironment();
  const block = useFragment(
    graphql`
      fragment WatchedVideo_block on TopicBlock {
        databaseId
        progress { position }
        ...BlockView_block
      }
    `,
    key,
  );
  const { databaseId: blockId, progress } = block;
  const report = useCallback(
    async (ranges: readonly WatchedRange[]) => {
      const { kind } = await commitSave(environment, command, { variables: { blockId, ranges } });
      return kind !== "unreachable";
    },
    [environment, blockId],
  );
  const follow = useWatching({ position: progress?.position ?? 0, report });
  return <BlockView block={block} follow={follow} />;
}
