import { graphql } from "react-relay";
import { postMessages } from "#gateway/domains/blogs/contract";
import { fileMessages } from "#gateway/domains/files/contract";
import { uploadMessages } from "#gateway/domains/files/uploadContract";
import { questionMessages } from "#gateway/domains/questions/contract";
import type { contentCommandsAddCurriculumQuestionMutation } from "~/__generated__/contentCommandsAddCurriculumQuestionMutation.graphql";
import type { contentCommandsAddQuestionMutation } from "~/__generated__/contentCommandsAddQuestionMutation.graphql";
import type { contentCommandsCreateBlogPostMutation } from "~/__generated__/contentCommandsCreateBlogPostMutation.graphql";
import type { contentCommandsDeleteBlogPostMutation } from "~/__generated__/contentCommandsDeleteBlogPostMutation.graphql";
import type { contentCommandsDeleteCurriculumQuestionMutation } from "~/__generated__/contentCommandsDeleteCurriculumQuestionMutation.graphql";
import type { contentCommandsDeleteFileMutation } from "~/__generated__/contentCommandsDeleteFileMutation.graphql";
import type { contentCommandsDeleteOpenUploadMutation } from "~/__generated__/contentCommandsDeleteOpenUploadMutation.graphql";
import type { contentCommandsDeleteQuestionMutation } from "~/__generated__/contentCommandsDeleteQuestionMutation.graphql";
import type { contentCommandsImportQuestionsMutation } from "~/__generated__/contentCommandsImportQuestionsMutation.graphql";
import type { contentCommandsRenameFileMutation } from "~/__generated__/contentCommandsRenameFileMutation.graphql";
import type { contentCommandsReplaceFileMutation } from "~/__generated__/contentCommandsReplaceFileMutation.graphql";
import type { contentCommandsSetBlogPostStatusMutation } from "~/__generated__/contentCommandsSetBlogPostStatusMutation.graphql";
import type { contentCommandsUpdateBlogPostMutation } from "~/__generated__/contentCommandsUpdateBlogPostMutation.graphql";
import type { contentCommandsUpdateCurriculumQuestionMutation } from "~/__generated__/contentCommandsUpdateCurriculumQuestionMutation.graphql";
import type { contentCommandsUpdateQuestionMutation } from "~/__generated__/contentCommandsUpdateQuestionMutation.graphql";
import type { Command, ToldCommand } from "~/relay/useMutation";

export const createBlogPost: Command<contentCommandsCreateBlogPostMutation> = {
  ...postMessages.create,
  mutation: graphql`
    mutation contentCommandsCreateBlogPostMutation($input: BlogPostInput!) {
      result: createBlogPost(input: $input) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const updateBlogPost: Command<contentCommandsUpdateBlogPostMutation> = {
  ...postMessages.save,
  mutation: graphql`
    mutation contentCommandsUpdateBlogPostMutation($postId: Int!, $version: DateTime!, $input: BlogPostInput!) {
      result: updateBlogPost(postId: $postId, version: $version, input: $input) {
        ... on ChangedBlogPostPayload @alias(as: "payload") { post { ...EditPostScreen_post } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const renameFile: Command<contentCommandsRenameFileMutation> = {
  ...fileMessages.rename,
  mutation: graphql`
    mutation contentCommandsRenameFileMutation($fileId: Int!, $name: String!) {
      result: renameFile(fileId: $fileId, name: $name) {
        ... on FilePayload @alias(as: "payload") { file { name url } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const replaceFile: Command<contentCommandsReplaceFileMutation> = {
  ...fileMessages.replace,
  mutation: graphql`
    mutation contentCommandsReplaceFileMutation($fileId: Int!, $byFileId: Int!) {
      result: replaceFile(fileId: $fileId, byFileId: $byFileId) {
        ... on FilePayload @alias(as: "payload") { file { name bytes url } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteFile: Command<contentCommandsDeleteFileMutation> = {
  ...fileMessages.delete,
  mutation: graphql`
    mutation contentCommandsDeleteFileMutation($fileId: Int!) {
      result: deleteFile(fileId: $fileId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const deleteOpenUpload: Command<contentCommandsDeleteOpenUploadMutation> = {
  ...uploadMessages.delete,
  mutation: graphql`
    mutation contentCommandsDeleteOpenUploadMutation($openUploadId: Int!) {
      result: deleteOpenUpload(openUploadId: $openUploadId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const setBlogPostStatus: Command<contentCommandsSetBlogPostStatusMutation> = {
  ...postMessages.setStatus,
  mutation: graphql`
    mutation contentCommandsSetBlogPostStatusMutation($postId: Int!, $status: PublishStatus!) {
      result: setBlogPostStatus(postId: $postId, status: $status) {
        ... on ChangedBlogPostPayload @alias(as: "payload") { post { ...BlogsScreenPostActs_post } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteBlogPost: Command<contentCommandsDeleteBlogPostMutation> = {
  ...postMessages.delete,
  mutation: graphql`
    mutation contentCommandsDeleteBlogPostMutation($postId: Int!) {
      result: deleteBlogPost(postId: $postId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

graphql`
  fragment contentCommands_course on ChangedCoursePayload {
    course { ...QuestionsScreens_course }
  }
`;

graphql`
  fragment contentCommands_curriculum on CurriculumPayload {
    curriculum { ...QuestionsScreens_curriculum }
  }
`;

export const addQuestion: Command<contentCommandsAddQuestionMutation> = {
  ...questionMessages.add,
  mutation: graphql`
    mutation contentCommandsAddQuestionMutation($courseId: Int!, $moduleId: Int!, $input: QuestionInput!) {
      result: addQuestion(courseId: $courseId, moduleId: $moduleId, input: $input) {
        ...contentCommands_course @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const updateQuestion: Command<contentCommandsUpdateQuestionMutation> = {
  ...questionMessages.update,
  mutation: graphql`
    mutation contentCommandsUpdateQuestionMutation($questionId: Int!, $version: DateTime!, $input: QuestionInput!) {
      result: updateQuestion(questionId: $questionId, version: $version, input: $input) {
        ... on ChangedQuestionPayload @alias(as: "payload") { question { ...QuestionsPageModuleQuestions_questions } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteQuestion: ToldCommand<contentCommandsDeleteQuestionMutation> = {
  ...questionMessages.delete,
  mutation: graphql`
    mutation contentCommandsDeleteQuestionMutation($questionId: Int!) {
      result: deleteQuestion(questionId: $questionId) {
        ... on ChangedCoursePayload @alias(as: "payload") { undoId ...contentCommands_course }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const addCurriculumQuestion: Command<contentCommandsAddCurriculumQuestionMutation> = {
  ...questionMessages.add,
  mutation: graphql`
    mutation contentCommandsAddCurriculumQuestionMutation($curriculumId: Int!, $moduleId: Int!, $input: QuestionInput!) {
      result: addCurriculumQuestion(curriculumId: $curriculumId, moduleId: $moduleId, input: $input) {
        ...contentCommands_curriculum @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const updateCurriculumQuestion: Command<contentCommandsUpdateCurriculumQuestionMutation> = {
  ...questionMessages.update,
  mutation: graphql`
    mutation contentCommandsUpdateCurriculumQuestionMutation($questionId: Int!, $version: DateTime!, $input: QuestionInput!) {
      result: updateCurriculumQuestion(questionId: $questionId, version: $version, input: $input) {
        ... on ChangedCurriculumQuestionPayload @alias(as: "payload") {
          question { ...QuestionsPageModuleQuestions_questions }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteCurriculumQuestion: Command<contentCommandsDeleteCurriculumQuestionMutation> = {
  ...questionMessages.delete,
  mutation: graphql`
    mutation contentCommandsDeleteCurriculumQuestionMutation($questionId: Int!) {
      result: deleteCurriculumQuestion(questionId: $questionId) {
        ...contentCommands_curriculum @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const importQuestions: Command<contentCommandsImportQuestionsMutation> = {
  fallback: "Unable to import questions",
  mutation: graphql`
    mutation contentCommandsImportQuestionsMutation(
      $courseId: Int!
      $moduleId: Int!
      $format: QuestionFormat!
      $text: String!
      $dryRun: Boolean!
      $leavesOut: Boolean!
    ) {
      result: importQuestions(
        courseId: $courseId
        moduleId: $moduleId
        format: $format
        text: $text
        dryRun: $dryRun
        leavesOut: $leavesOut
      ) {
        ... on ImportQuestionsPayload @alias(as: "payload") {
          added
          questions { line title type isKnown rightAnswers }
          problems { line message }
          notes { line message }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
