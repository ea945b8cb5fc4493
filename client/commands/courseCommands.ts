import { graphql } from "react-relay";
import { courseMessages } from "#gateway/domains/courses/formContract";
import type { courseCommandsAddModuleMutation } from "~/__generated__/courseCommandsAddModuleMutation.graphql";
import type { courseCommandsAddTopicMutation } from "~/__generated__/courseCommandsAddTopicMutation.graphql";
import type { courseCommandsCreateCourseMutation } from "~/__generated__/courseCommandsCreateCourseMutation.graphql";
import type { courseCommandsDeleteCourseMutation } from "~/__generated__/courseCommandsDeleteCourseMutation.graphql";
import type { courseCommandsDeleteModuleMutation } from "~/__generated__/courseCommandsDeleteModuleMutation.graphql";
import type { courseCommandsDeleteTopicMutation } from "~/__generated__/courseCommandsDeleteTopicMutation.graphql";
import type { courseCommandsImportCourseMutation } from "~/__generated__/courseCommandsImportCourseMutation.graphql";
import type { courseCommandsPublishCourseMutation } from "~/__generated__/courseCommandsPublishCourseMutation.graphql";
import type { courseCommandsSaveOutlineMutation } from "~/__generated__/courseCommandsSaveOutlineMutation.graphql";
import type { courseCommandsSetPublicationsMutation } from "~/__generated__/courseCommandsSetPublicationsMutation.graphql";
import type { courseCommandsUnpublishCourseMutation } from "~/__generated__/courseCommandsUnpublishCourseMutation.graphql";
import type { courseCommandsUpdateCourseMutation } from "~/__generated__/courseCommandsUpdateCourseMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const importCourse: Command<courseCommandsImportCourseMutation> = {
  fallback: "Unable to import the course",
  mutation: graphql`
    mutation courseCommandsImportCourseMutation($input: ImportCourseInput!) {
      result: importCourse(input: $input) {
        ... on CourseImportPayload @alias(as: "payload") { courseImport { databaseId } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const setPublications: Command<courseCommandsSetPublicationsMutation> = {
  fallback: "Couldn't update the courses",
  mutation: graphql`
    mutation courseCommandsSetPublicationsMutation($courseIds: [Int!]!, $status: PublishStatus!) {
      result: setPublications(courseIds: $courseIds, status: $status) {
        ... on ChangedCoursesPayload @alias(as: "payload") {
          courses { ...courseActsPublication_course }
          refused { rowId message }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const addTopic: Command<courseCommandsAddTopicMutation> = {
  ...courseMessages.addTopic,
  mutation: graphql`
    mutation courseCommandsAddTopicMutation($courseId: Int!, $moduleId: Int!, $name: String!) {
      result: addTopic(courseId: $courseId, moduleId: $moduleId, name: $name) {
        ... on AddTopicPayload @alias(as: "payload") { course { ...courseState_course } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const addModule: Command<courseCommandsAddModuleMutation> = {
  ...courseMessages.addModule,
  mutation: graphql`
    mutation courseCommandsAddModuleMutation($courseId: Int!, $name: String!) {
      result: addModule(courseId: $courseId, name: $name) {
        ... on AddModulePayload @alias(as: "payload") { course { ...courseState_course } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const saveOutline: Command<courseCommandsSaveOutlineMutation> = {
  fallback: courseMessages.update.fallback,
  mutation: graphql`
    mutation courseCommandsSaveOutlineMutation($courseId: Int!, $version: DateTime!, $modules: [OutlineModuleInput!]!) {
      result: saveOutline(courseId: $courseId, version: $version, modules: $modules) {
        ... on ChangedCoursePayload @alias(as: "payload") { course { ...courseState_course } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteModule: Command<courseCommandsDeleteModuleMutation> = {
  ...courseMessages.deleteModule,
  mutation: graphql`
    mutation courseCommandsDeleteModuleMutation($courseId: Int!, $moduleId: Int!) {
      result: deleteModule(courseId: $courseId, moduleId: $moduleId) {
        ... on ChangedCoursePayload @alias(as: "payload") { course { ...courseState_course } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteTopic: Command<courseCommandsDeleteTopicMutation> = {
  ...courseMessages.deleteTopic,
  mutation: graphql`
    mutation courseCommandsDeleteTopicMutation($courseId: Int!, $moduleId: Int!, $topicId: Int!) {
      result: deleteTopic(courseId: $courseId, moduleId: $moduleId, topicId: $topicId) {
        ... on ChangedCoursePayload @alias(as: "payload") { course { ...courseState_course } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteCourse: Command<courseCommandsDeleteCourseMutation> = {
  ...courseMessages.delete,
  mutation: graphql`
    mutation courseCommandsDeleteCourseMutation($courseId: Int!) {
      result: deleteCourse(courseId: $courseId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const createCourse: Command<courseCommandsCreateCourseMutation> = {
  ...courseMessages.create,
  mutation: graphql`
    mutation courseCommandsCreateCourseMutation($input: CourseInput!, $modules: [OutlineModuleInput!]!) {
      result: createCourse(input: $input, modules: $modules) {
        ... on ChangedCoursePayload @alias(as: "payload") { course { databaseId ...courseState_course } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const updateCourse: Command<courseCommandsUpdateCourseMutation> = {
  ...courseMessages.update,
  mutation: graphql`
    mutation courseCommandsUpdateCourseMutation(
      $courseId: Int!
      $version: DateTime!
      $input: CourseInput!
      $modules: [OutlineModuleInput!]!
    ) {
      result: updateCourse(courseId: $courseId, version: $version, input: $input, modules: $modules) {
        ... on ChangedCoursePayload @alias(as: "payload") { course { databaseId ...courseState_course } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const publishCourse: Command<courseCommandsPublishCourseMutation> = {
  ...courseMessages.publish,
  mutation: graphql`
    mutation courseCommandsPublishCourseMutation($courseId: Int!) {
      result: publishCourse(courseId: $courseId) {
        ... on ChangedCoursePayload @alias(as: "payload") { course { ...courseActsPublication_course } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const unpublishCourse: Command<courseCommandsUnpublishCourseMutation> = {
  ...courseMessages.unpublish,
  mutation: graphql`
    mutation courseCommandsUnpublishCourseMutation($courseId: Int!) {
      result: unpublishCourse(courseId: $courseId) {
        ... on ChangedCoursePayload @alias(as: "payload") { course { ...courseActsPublication_course } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
