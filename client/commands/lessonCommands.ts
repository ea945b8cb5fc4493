import { graphql } from "react-relay";
import { generationMessages, lessonDraftTexts } from "#gateway/domains/generation/contract";
import { lessonMessages } from "#gateway/domains/lessons/contract";
import { resourceMessages } from "#gateway/domains/resources/contract";
import type { lessonCommandsCancelGenerationMutation } from "~/__generated__/lessonCommandsCancelGenerationMutation.graphql";
import type { lessonCommandsContinueGenerationMutation } from "~/__generated__/lessonCommandsContinueGenerationMutation.graphql";
import type { lessonCommandsCreateResourceMutation } from "~/__generated__/lessonCommandsCreateResourceMutation.graphql";
import type { lessonCommandsDeleteResourceMutation } from "~/__generated__/lessonCommandsDeleteResourceMutation.graphql";
import type { lessonCommandsDiscardGenerationMutation } from "~/__generated__/lessonCommandsDiscardGenerationMutation.graphql";
import type { lessonCommandsImportTopicBlocksMutation } from "~/__generated__/lessonCommandsImportTopicBlocksMutation.graphql";
import type { lessonCommandsPublishTopicMutation } from "~/__generated__/lessonCommandsPublishTopicMutation.graphql";
import type { lessonCommandsSaveGeneratedLessonMutation } from "~/__generated__/lessonCommandsSaveGeneratedLessonMutation.graphql";
import type { lessonCommandsSaveGeneratedQuestionsMutation } from "~/__generated__/lessonCommandsSaveGeneratedQuestionsMutation.graphql";
import type { lessonCommandsSaveGeneratedTopicsMutation } from "~/__generated__/lessonCommandsSaveGeneratedTopicsMutation.graphql";
import type { lessonCommandsStartGenerationMutation } from "~/__generated__/lessonCommandsStartGenerationMutation.graphql";
import type { lessonCommandsStartLessonDraftMutation } from "~/__generated__/lessonCommandsStartLessonDraftMutation.graphql";
import type { lessonCommandsUpdateResourceMutation } from "~/__generated__/lessonCommandsUpdateResourceMutation.graphql";
import type { lessonCommandsUpdateTopicMutation } from "~/__generated__/lessonCommandsUpdateTopicMutation.graphql";
import type { Command, ToldCommand } from "~/relay/useMutation";

export const importTopicBlocks: Command<lessonCommandsImportTopicBlocksMutation> = {
  mutation: graphql`
    mutation lessonCommandsImportTopicBlocksMutation($topicId: Int!, $markdown: String!) {
      result: importTopicBlocks(topicId: $topicId, markdown: $markdown) {
        ... on TopicPayload @alias(as: "payload") {
          topic {
            ...lessonDraft_topic
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...lessonMessages.importMarkdown,
};

export const publishTopic: Command<lessonCommandsPublishTopicMutation> = {
  mutation: graphql`
    mutation lessonCommandsPublishTopicMutation($topicId: Int!, $version: Int!) {
      result: publishTopic(topicId: $topicId, version: $version) {
        ... on TopicPayload @alias(as: "payload") {
          topic {
            version
            publishedAt
            hasUnpublishedChanges
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...lessonMessages.publish,
};

export const updateTopic: Command<lessonCommandsUpdateTopicMutation> = {
  mutation: graphql`
    mutation lessonCommandsUpdateTopicMutation($topicId: Int!, $version: Int!, $input: TopicSettingsInput!) {
      result: updateTopic(topicId: $topicId, version: $version, input: $input) {
        ... on TopicPayload @alias(as: "payload") {
          topic {
            ...TopicSettings_topic
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...lessonMessages.saveSettings,
};

export const startGeneration: Command<lessonCommandsStartGenerationMutation> = {
  mutation: graphql`
    mutation lessonCommandsStartGenerationMutation(
      $kind: InstructionKind!
      $courseId: Int
      $curriculumId: Int
      $instruction: String!
      $remark: String
      $part: String
    ) {
      result: startGeneration(
        kind: $kind
        courseId: $courseId
        curriculumId: $curriculumId
        instruction: $instruction
        remark: $remark
        part: $part
      ) {
        ...run_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  fallback: "Unable to generate",
};

export const continueGeneration: Command<lessonCommandsContinueGenerationMutation> = {
  mutation: graphql`
    mutation lessonCommandsContinueGenerationMutation($runId: Int!) {
      result: continueGeneration(runId: $runId) {
        ...run_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  fallback: "Unable to generate",
};

export const cancelGeneration: Command<lessonCommandsCancelGenerationMutation> = {
  mutation: graphql`
    mutation lessonCommandsCancelGenerationMutation($runId: Int!) {
      result: cancelGeneration(runId: $runId) {
        ...run_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  fallback: generationMessages.notRunning,
};

export const saveGeneratedTopics: Command<lessonCommandsSaveGeneratedTopicsMutation> = {
  mutation: graphql`
    mutation lessonCommandsSaveGeneratedTopicsMutation(
      $runId: Int!
      $objectives: [String!]!
      $modules: [KeptModuleInput!]!
    ) {
      result: saveGeneratedTopics(runId: $runId, objectives: $objectives, modules: $modules) {
        ...useSaveReview_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  fallback: "Unable to save the proposal",
};

export const saveGeneratedQuestions: Command<lessonCommandsSaveGeneratedQuestionsMutation> = {
  mutation: graphql`
    mutation lessonCommandsSaveGeneratedQuestionsMutation($runId: Int!, $modules: [QuestionsOfModuleInput!]!) {
      result: saveGeneratedQuestions(runId: $runId, modules: $modules) {
        ...useSaveReview_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  fallback: "Unable to save the proposal",
};

export const discardGeneration: Command<lessonCommandsDiscardGenerationMutation> = {
  mutation: graphql`
    mutation lessonCommandsDiscardGenerationMutation($runId: Int!) {
      result: discardGeneration(runId: $runId) {
        ...run_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  fallback: "Unable to discard the proposal",
};

export const startLessonDraft: Command<lessonCommandsStartLessonDraftMutation> = {
  mutation: graphql`
    mutation lessonCommandsStartLessonDraftMutation($topicId: Int!, $instruction: String!) {
      result: startGeneration(kind: LESSON, topicId: $topicId, instruction: $instruction) {
        ...run_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  fallback: lessonDraftTexts.fallback,
};

export const saveGeneratedLesson: Command<lessonCommandsSaveGeneratedLessonMutation> = {
  mutation: graphql`
    mutation lessonCommandsSaveGeneratedLessonMutation($runId: Int!, $blocks: [KeptBlockInput!]!) {
      result: saveGeneratedLesson(runId: $runId, blocks: $blocks) {
        ... on SavedLessonPayload @alias(as: "payload") {
          topic {
            ...lessonDraft_topic
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: lessonDraftTexts.saved,
  fallback: lessonDraftTexts.fallback,
};

export const deleteResource: ToldCommand<lessonCommandsDeleteResourceMutation> = {
  mutation: graphql`
    mutation lessonCommandsDeleteResourceMutation($courseId: Int!, $resourceId: Int!) {
      result: deleteResource(courseId: $courseId, resourceId: $resourceId) {
        ... on DeletedResourcePayload @alias(as: "payload") {
          undoId
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...resourceMessages.delete,
};

export const createResource: Command<lessonCommandsCreateResourceMutation> = {
  mutation: graphql`
    mutation lessonCommandsCreateResourceMutation($courseId: Int!, $input: ResourceInput!) {
      result: createResource(courseId: $courseId, input: $input) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...resourceMessages.create,
};

export const updateResource: Command<lessonCommandsUpdateResourceMutation> = {
  mutation: graphql`
    mutation lessonCommandsUpdateResourceMutation(
      $courseId: Int!
      $resourceId: Int!
      $version: DateTime!
      $input: ResourceInput!
    ) {
      result: updateResource(
        courseId: $courseId
        resourceId: $resourceId
        version: $version
        input: $input
      ) {
        ... on ChangedResourcePayload @alias(as: "payload") {
          resource {
            ...AdminResourceForm_resource
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...resourceMessages.update,
};
