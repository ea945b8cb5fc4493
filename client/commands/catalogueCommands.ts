import { graphql } from "react-relay";
import { courseMessages } from "#gateway/domains/courses/formContract";
import { curriculumMessages } from "#gateway/domains/curricula/contract";
import { specializationMessages } from "#gateway/domains/specializations/contract";
import type { catalogueCommandsAddCourseMutation } from "~/__generated__/catalogueCommandsAddCourseMutation.graphql";
import type { catalogueCommandsCopyLessonsToCurriculumMutation } from "~/__generated__/catalogueCommandsCopyLessonsToCurriculumMutation.graphql";
import type { catalogueCommandsCreateCourseFromCurriculumMutation } from "~/__generated__/catalogueCommandsCreateCourseFromCurriculumMutation.graphql";
import type { catalogueCommandsCreateCurriculumMutation } from "~/__generated__/catalogueCommandsCreateCurriculumMutation.graphql";
import type { catalogueCommandsCreateSpecializationMutation } from "~/__generated__/catalogueCommandsCreateSpecializationMutation.graphql";
import type { catalogueCommandsDeleteCurriculumMutation } from "~/__generated__/catalogueCommandsDeleteCurriculumMutation.graphql";
import type { catalogueCommandsDeleteSpecializationMutation } from "~/__generated__/catalogueCommandsDeleteSpecializationMutation.graphql";
import type { catalogueCommandsOrderSpecializationCoursesMutation } from "~/__generated__/catalogueCommandsOrderSpecializationCoursesMutation.graphql";
import type { catalogueCommandsRemoveCourseMutation } from "~/__generated__/catalogueCommandsRemoveCourseMutation.graphql";
import type { catalogueCommandsSaveCurriculumOutlineMutation } from "~/__generated__/catalogueCommandsSaveCurriculumOutlineMutation.graphql";
import type { catalogueCommandsUpdateCurriculumMutation } from "~/__generated__/catalogueCommandsUpdateCurriculumMutation.graphql";
import type { catalogueCommandsUpdateSpecializationMutation } from "~/__generated__/catalogueCommandsUpdateSpecializationMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const createCurriculum: Command<catalogueCommandsCreateCurriculumMutation> = {
  ...curriculumMessages.create,
  mutation: graphql`
    mutation catalogueCommandsCreateCurriculumMutation($input: CurriculumInput!) {
      result: createCurriculum(input: $input) {
        ... on CurriculumPayload @alias(as: "payload") { curriculum { databaseId } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const updateCurriculum: Command<catalogueCommandsUpdateCurriculumMutation> = {
  ...curriculumMessages.update,
  mutation: graphql`
    mutation catalogueCommandsUpdateCurriculumMutation($curriculumId: Int!, $version: DateTime!, $input: CurriculumInput!) {
      result: updateCurriculum(curriculumId: $curriculumId, version: $version, input: $input) {
        ... on CurriculumPayload @alias(as: "payload") { curriculum { ...AdminCurriculumForm_curriculum } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteCurriculum: Command<catalogueCommandsDeleteCurriculumMutation> = {
  ...curriculumMessages.delete,
  mutation: graphql`
    mutation catalogueCommandsDeleteCurriculumMutation($curriculumId: Int!) {
      result: deleteCurriculum(curriculumId: $curriculumId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const saveCurriculumOutline: Command<catalogueCommandsSaveCurriculumOutlineMutation> = {
  ...curriculumMessages.saveOutline,
  mutation: graphql`
    mutation catalogueCommandsSaveCurriculumOutlineMutation(
      $curriculumId: Int!
      $version: DateTime!
      $modules: [OutlineModuleInput!]!
    ) {
      result: saveCurriculumOutline(curriculumId: $curriculumId, version: $version, modules: $modules) {
        ... on CurriculumPayload @alias(as: "payload") {
          curriculum { ...useOutlineEditingOutlineState_curriculum ...AdminCurriculumModules_curriculum }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const copyLessonsToCurriculum: Command<catalogueCommandsCopyLessonsToCurriculumMutation> = {
  ...curriculumMessages.copyLessons,
  mutation: graphql`
    mutation catalogueCommandsCopyLessonsToCurriculumMutation($curriculumId: Int!, $courseId: Int!) {
      result: copyLessonsToCurriculum(curriculumId: $curriculumId, courseId: $courseId) {
        ... on CurriculumPayload @alias(as: "payload") {
          curriculum { ...AdminCurriculumScreenAdminCurriculumDetail_curriculum }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const createCourseFromCurriculum: Command<catalogueCommandsCreateCourseFromCurriculumMutation> = {
  ...courseMessages.create,
  mutation: graphql`
    mutation catalogueCommandsCreateCourseFromCurriculumMutation($curriculumId: Int!, $code: String!, $categoryId: Int!) {
      result: createCourseFromCurriculum(curriculumId: $curriculumId, code: $code, categoryId: $categoryId) {
        ... on ChangedCoursePayload @alias(as: "payload") { course { databaseId } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const createSpecialization: Command<catalogueCommandsCreateSpecializationMutation> = {
  ...specializationMessages.create,
  mutation: graphql`
    mutation catalogueCommandsCreateSpecializationMutation($name: String!, $category: String) {
      result: createSpecialization(name: $name, category: $category) {
        ... on SpecializationPayload @alias(as: "payload") { specialization { databaseId } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteSpecialization: Command<catalogueCommandsDeleteSpecializationMutation> = {
  ...specializationMessages.delete,
  mutation: graphql`
    mutation catalogueCommandsDeleteSpecializationMutation($specializationId: Int!) {
      result: deleteSpecialization(specializationId: $specializationId) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const addCourseToSpecialization: Command<catalogueCommandsAddCourseMutation> = {
  ...specializationMessages.addCourse,
  mutation: graphql`
    mutation catalogueCommandsAddCourseMutation($specializationId: Int!, $courseId: Int!) {
      result: addCourseToSpecialization(specializationId: $specializationId, courseId: $courseId) {
        ... on SpecializationPayload @alias(as: "payload") {
          specialization { courseCount ...SpecializationCourses_specialization ...AdminSpecializationScreen_specialization }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const removeCourseFromSpecialization: Command<catalogueCommandsRemoveCourseMutation> = {
  ...specializationMessages.removeCourse,
  mutation: graphql`
    mutation catalogueCommandsRemoveCourseMutation($specializationId: Int!, $courseId: Int!) {
      result: removeCourseFromSpecialization(specializationId: $specializationId, courseId: $courseId) {
        ... on SpecializationPayload @alias(as: "payload") {
          specialization { courseCount ...SpecializationCourses_specialization }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const updateSpecialization: Command<catalogueCommandsUpdateSpecializationMutation> = {
  ...specializationMessages.update,
  mutation: graphql`
    mutation catalogueCommandsUpdateSpecializationMutation(
      $specializationId: Int!
      $version: DateTime!
      $name: String!
      $category: String
    ) {
      result: updateSpecialization(
        specializationId: $specializationId
        version: $version
        name: $name
        category: $category
      ) {
        ... on SpecializationPayload @alias(as: "payload") { specialization { ...EditSpecialization_specialization } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const orderSpecializationCourses: Command<catalogueCommandsOrderSpecializationCoursesMutation> = {
  fallback: "Unable to save the order",
  mutation: graphql`
    mutation catalogueCommandsOrderSpecializationCoursesMutation($specializationId: Int!, $courseIds: [Int!]!) {
      result: orderSpecializationCourses(specializationId: $specializationId, courseIds: $courseIds) {
        ... on SpecializationPayload @alias(as: "payload") {
          specialization { ...SpecializationCourses_specialization }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
