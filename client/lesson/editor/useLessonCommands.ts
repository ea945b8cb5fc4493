import { graphql, useRelayEnvironment } from "react-relay";
import type { useLessonCommandsAddMutation } from "~/__generated__/useLessonCommandsAddMutation.graphql";
import type { useLessonCommandsDeleteMutation } from "~/__generated__/useLessonCommandsDeleteMutation.graphql";
import type { useLessonCommandsMoveMutation } from "~/__generated__/useLessonCommandsMoveMutation.graphql";
import type { useLessonCommandsRestoreMutation } from "~/__generated__/useLessonCommandsRestoreMutation.graphql";
import type { useLessonCommandsUpdateMutation } from "~/__generated__/useLessonCommandsUpdateMutation.graphql";
import { untilReached } from "~/relay/connection";
import { type Command, type ResultMutation, useMutation } from "~/relay/useMutation";
import type { Answer, LessonCommands } from "./draftCommands";
import { refreshDraft } from "./lessonDraft";

/** The result of a command that changes a topic's list of blocks: the block, and the topic as it is now. */
graphql`
  fragment useLessonCommands_changed on TopicBlockPayload {
    block { databaseId version }
    topic { ...lessonDraft_topic }
  }
`;

const addBlock: Command<useLessonCommandsAddMutation> = {
  fallback: "Unable to add the block",
  mutation: graphql`
    mutation useLessonCommandsAddMutation($topicId: Int!, $afterBlockId: Int, $clientKey: String, $input: TopicBlockInput!) {
      result: addTopicBlock(
        topicId: $topicId
        afterBlockId: $afterBlockId
        clientKey: $clientKey
        input: $input
      ) {
        ... on TopicBlockPayload @alias(as: "payload") { ...useLessonCommands_changed @relay(mask: false) }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

const updateBlock: Command<useLessonCommandsUpdateMutation> = {
  fallback: "Unable to save the block",
  mutation: graphql`
    mutation useLessonCommandsUpdateMutation($blockId: Int!, $version: Int, $input: TopicBlockInput!) {
      result: updateTopicBlock(blockId: $blockId, version: $version, input: $input) {
        ... on TopicBlockPayload @alias(as: "payload") {
          block { databaseId version ...lessonDraft_block }
          topic { version hasUnpublishedChanges }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

const moveBlock: Command<useLessonCommandsMoveMutation> = {
  fallback: "Unable to move the block",
  mutation: graphql`
    mutation useLessonCommandsMoveMutation($blockId: Int!, $afterBlockId: Int) {
      result: moveTopicBlock(blockId: $blockId, afterBlockId: $afterBlockId) {
        ... on TopicBlockPayload @alias(as: "payload") { ...useLessonCommands_changed @relay(mask: false) }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

const deleteBlock: Command<useLessonCommandsDeleteMutation> = {
  fallback: "Unable to delete the block",
  mutation: graphql`
    mutation useLessonCommandsDeleteMutation($blockId: Int!, $version: Int) {
      result: deleteTopicBlock(blockId: $blockId, version: $version) {
        ... on TopicBlockPayload @alias(as: "payload") { ...useLessonCommands_changed @relay(mask: false) }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

const restoreBlock: Command<useLessonCommandsRestoreMutation> = {
  fallback: "Unable to restore the block",
  mutation: graphql`
    mutation useLessonCommandsRestoreMutation($blockId: Int!, $revisionId: Int) {
      result: restoreTopicBlock(blockId: $blockId, revisionId: $revisionId) {
        ... on TopicBlockPayload @alias(as: "payload") { ...useLessonCommands_changed @relay(mask: false) }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

interface BlockMutation extends ResultMutation {
  readonly response: {
    readonly result: ResultMutation["response"]["result"] & {
      readonly payload?:
        | { readonly block: { readonly databaseId: number; readonly version: number } }
        | null
        | undefined;
    };
  };
}

/** A command for a block whose outcome is an `Answer`. */
function useCommand<Mutation extends BlockMutation>(command: Command<Mutation>) {
  const [commit] = useMutation(command);
  return (variables: Mutation["variables"]) =>
    new Promise<Answer>((resolve) => {
      void commit(variables, {
        onUnreachable: () => resolve({ outcome: "unreachable" }),
        onFailure: (reason, code) => resolve({ outcome: "refused", reason, code }),
      }).then((saved) => {
        if (saved) resolve({ outcome: "saved", id: saved.block.databaseId, version: saved.block.version });
      });
    });
}

/** The commands that change the draft of a topic. */
export function useLessonCommands(topicId: number): LessonCommands {
  const environment = useRelayEnvironment();
  const add = useCommand(addBlock);
  const update = useCommand(updateBlock);
  const move = useCommand(moveBlock);
  const remove = useCommand(deleteBlock);
  const restore = useCommand(restoreBlock);
  return {
    add: (input, { key: clientKey, aboveId: afterBlockId }) =>
      add({ topicId, afterBlockId, clientKey, input }),
    update: ({ id: blockId, version }, input) => update({ blockId, version, input }),
    move: (blockId, afterBlockId) => move({ blockId, afterBlockId }),
    remove: ({ id: blockId, version }) => remove({ blockId, version }),
    restore: (blockId, revisionId) => restore({ blockId, revisionId }),
    refresh: () => refreshDraft(environment, topicId),
    untilReached,
  };
}
