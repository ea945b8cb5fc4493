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
  ...lessonMessages.importMarkdown,
  mutation: graphql`
    mutation lessonCommandsImportTopicBlocksMutation($topicId: Int!, $markdown: String!) {
      result: importTopicBlocks(topicId: $topicId, markdown: $markdown) {
        ... on TopicPayload @alias(as: "payload") { topic { ...lessonDraft_topic } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const publishTopic: Command<lessonCommandsPublishTopicMutation> = {
  ...lessonMessages.publish,
  mutation: graphql`
    mutation lessonCommandsPublishTopicMutation($topicId: Int!, $version: Int!) {
      result: publishTopic(topicId: $topicId, version: $version) {
        ... on TopicPayload @alias(as: "payload") { topic { version publishedAt hasUnpublishedChanges } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const updateTopic: Command<lessonCommandsUpdateTopicMutation> = {
  ...lessonMessages.saveSettings,
  mutation: graphql`
    mutation lessonCommandsUpdateTopicMutation($topicId: Int!, $version: Int!, $input: TopicSettingsInput!) {
      result: updateTopic(topicId: $topicId, version: $version, input: $input) {
        ... on TopicPayload @alias(as: "payload") { topic { ...TopicSettings_topic } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const startGeneration: Command<lessonCommandsStartGenerationMutation> = {
  fallback: "Unable to generate",
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
};

export const continueGeneration: Command<lessonCommandsContinueGenerationMutation> = {
  fallback: "Unable to generate",
  mutation: graphql`
    mutation lessonCommandsContinueGenerationMutation($runId: Int!) {
      result: continueGeneration(runId: $runId) {
        ...run_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const cancelGeneration: Command<lessonCommandsCancelGenerationMutation> = {
  fallback: generationMessages.notRunning,
  mutation: graphql`
    mutation lessonCommandsCancelGenerationMutation($runId: Int!) {
      result: cancelGeneration(runId: $runId) {
        ...run_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const saveGeneratedTopics: Command<lessonCommandsSaveGeneratedTopicsMutation> = {
  fallback: "Unable to save the proposal",
  mutation: graphql`
    mutation lessonCommandsSaveGeneratedTopicsMutation($runId: Int!, $objectives: [String!]!, $modules: [KeptModuleInput!]!) {
      result: saveGeneratedTopics(runId: $runId, objectives: $objectives, modules: $modules) {
        ...useReview_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const saveGeneratedQuestions: Command<lessonCommandsSaveGeneratedQuestionsMutation> = {
  fallback: "Unable to save the proposal",
  mutation: graphql`
    mutation lessonCommandsSaveGeneratedQuestionsMutation($runId: Int!, $modules: [QuestionsOfModuleInput!]!) {
      result: saveGeneratedQuestions(runId: $runId, modules: $modules) {
        ...useReview_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const discardGeneration: Command<lessonCommandsDiscardGenerationMutation> = {
  fallback: "Unable to discard the proposal",
  mutation: graphql`
    mutation lessonCommandsDiscardGenerationMutation($runId: Int!) {
      result: discardGeneration(runId: $runId) {
        ...run_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const startLessonDraft: Command<lessonCommandsStartLessonDraftMutation> = {
  fallback: lessonDraftTexts.fallback,
  mutation: graphql`
    mutation lessonCommandsStartLessonDraftMutation($topicId: Int!, $instruction: String!) {
      result: startGeneration(kind: LESSON, topicId: $topicId, instruction: $instruction) {
        ...run_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const saveGeneratedLesson: Command<lessonCommandsSaveGeneratedLessonMutation> = {
  success: lessonDraftTexts.saved,
  fallback: lessonDraftTexts.fallback,
  mutation: graphql`
    mutation lessonCommandsSaveGeneratedLessonMutation($runId: Int!, $blocks: [KeptBlockInput!]!) {
      result: saveGeneratedLesson(runId: $runId, blocks: $blocks) {
        ... on SavedLessonPayload @alias(as: "payload") { topic { ...lessonDraft_topic } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteResource: ToldCommand<lessonCommandsDeleteResourceMutation> = {
  ...resourceMessages.delete,
  mutation: graphql`
    mutation lessonCommandsDeleteResourceMutation($courseId: Int!, $resourceId: Int!) {
      result: deleteResource(courseId: $courseId, resourceId: $resourceId) {
        ... on DeletedResourcePayload @alias(as: "payload") { undoId }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const createResource: Command<lessonCommandsCreateResourceMutation> = {
  ...resourceMessages.create,
  mutation: graphql`
    mutation lessonCommandsCreateResourceMutation($courseId: Int!, $input: ResourceInput!) {
      result: createResource(courseId: $courseId, input: $input) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const updateResource: Command<lessonCommandsUpdateResourceMutation> = {
  ...resourceMessages.update,
  mutation: graphql`
    mutation lessonCommandsUpdateResourceMutation(
      $courseId: Int!
      $resourceId: Int!
      $version: DateTime!
      $input: ResourceInput!
    ) {
      result: updateResource(courseId: $courseId, resourceId: $resourceId, version: $version, input: $input) {
        ... on ChangedResourcePayload @alias(as: "payload") { resource { ...EditResourceScreen_resource } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
