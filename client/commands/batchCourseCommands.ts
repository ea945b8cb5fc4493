import { graphql } from "react-relay";
import { batchCourseMessages } from "#gateway/domains/batchCourses/formContract";
import { batchTopicMessages } from "#gateway/domains/batchTopics/contract";
import type { batchCourseCommandsAssignCourseToBatchMutation } from "~/__generated__/batchCourseCommandsAssignCourseToBatchMutation.graphql";
import type { batchCourseCommandsCompleteLateTopicsMutation } from "~/__generated__/batchCourseCommandsCompleteLateTopicsMutation.graphql";
import type { batchCourseCommandsLockBatchCourseMutation } from "~/__generated__/batchCourseCommandsLockBatchCourseMutation.graphql";
import type { batchCourseCommandsRemoveCourseFromBatchMutation } from "~/__generated__/batchCourseCommandsRemoveCourseFromBatchMutation.graphql";
import type { batchCourseCommandsRenewBatchCalendarMutation } from "~/__generated__/batchCourseCommandsRenewBatchCalendarMutation.graphql";
import type { batchCourseCommandsReplanLateTopicsMutation } from "~/__generated__/batchCourseCommandsReplanLateTopicsMutation.graphql";
import type { batchCourseCommandsSaveBatchPlanMutation } from "~/__generated__/batchCourseCommandsSaveBatchPlanMutation.graphql";
import type { batchCourseCommandsSyncBatchCourseMutation } from "~/__generated__/batchCourseCommandsSyncBatchCourseMutation.graphql";
import type { batchCourseCommandsUpdateBatchCourseMutation } from "~/__generated__/batchCourseCommandsUpdateBatchCourseMutation.graphql";
import type { batchCourseCommandsUpdateBatchTopicMutation } from "~/__generated__/batchCourseCommandsUpdateBatchTopicMutation.graphql";
import type { Command, ToldCommand } from "~/relay/useMutation";

export const assignCourseToBatch: Command<batchCourseCommandsAssignCourseToBatchMutation> = {
  ...batchCourseMessages.assign,
  mutation: graphql`
    mutation batchCourseCommandsAssignCourseToBatchMutation($batchId: Int!, $input: BatchCourseInput!) {
      result: assignCourseToBatch(batchId: $batchId, input: $input) {
        ... on ChangedBatchCoursePayload @alias(as: "payload") {
          batchCourse { batch { canDelete ...BatchCoursesScreen_batch } }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const updateBatchCourse: Command<batchCourseCommandsUpdateBatchCourseMutation> = {
  ...batchCourseMessages.update,
  mutation: graphql`
    mutation batchCourseCommandsUpdateBatchCourseMutation($batchId: Int!, $courseId: Int!, $input: BatchCourseInput!) {
      result: updateBatchCourse(batchId: $batchId, courseId: $courseId, input: $input) {
        ... on ChangedBatchCoursePayload @alias(as: "payload") { batchCourse { ...EditBatchCourseScreen_values } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const syncBatchCourse: Command<batchCourseCommandsSyncBatchCourseMutation> = {
  ...batchCourseMessages.sync,
  mutation: graphql`
    mutation batchCourseCommandsSyncBatchCourseMutation($batchId: Int!, $courseId: Int!) {
      result: syncBatchCourse(batchId: $batchId, courseId: $courseId) {
        ... on ChangedBatchCoursePayload @alias(as: "payload") {
          batchCourse {
            ...useLiveTopics_batchCourse
            batch { missingEnrolments ...BatchCoursesScreen_batch }
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const removeCourseFromBatch: Command<batchCourseCommandsRemoveCourseFromBatchMutation> = {
  ...batchCourseMessages.remove,
  mutation: graphql`
    mutation batchCourseCommandsRemoveCourseFromBatchMutation($batchId: Int!, $courseId: Int!) {
      result: removeCourseFromBatch(batchId: $batchId, courseId: $courseId) {
        ... on RemovedBatchCoursePayload @alias(as: "payload") { batch { ...BatchCoursesScreen_batch } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

/** Which late topics were changed, and why the others were not. */
graphql`
  fragment batchCourseCommands_lateOutcome on ChangedLateTopicsPayload {
    changedIds
    refused { rowId message }
  }
`;

export const completeLateTopics: Command<batchCourseCommandsCompleteLateTopicsMutation> = {
  fallback: "Couldn't complete the topics",
  mutation: graphql`
    mutation batchCourseCommandsCompleteLateTopicsMutation($ids: [Int!]!, $completedDate: String) {
      result: completeLateTopics(ids: $ids, completedDate: $completedDate) {
        ... on ChangedLateTopicsPayload @alias(as: "payload") { ...batchCourseCommands_lateOutcome @relay(mask: false) }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const replanLateTopics: Command<batchCourseCommandsReplanLateTopicsMutation> = {
  fallback: "Couldn't plan the topics",
  mutation: graphql`
    mutation batchCourseCommandsReplanLateTopicsMutation($ids: [Int!]!, $plannedDate: String) {
      result: replanLateTopics(ids: $ids, plannedDate: $plannedDate) {
        ... on ChangedLateTopicsPayload @alias(as: "payload") {
          undoId
          ...batchCourseCommands_lateOutcome @relay(mask: false)
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const lockBatchCourse: Command<batchCourseCommandsLockBatchCourseMutation> = {
  ...batchCourseMessages.unlock,
  mutation: graphql`
    mutation batchCourseCommandsLockBatchCourseMutation($batchId: Int!, $courseId: Int!) {
      result: lockBatchCourse(batchId: $batchId, courseId: $courseId, locked: false) {
        ... on ChangedBatchCoursePayload @alias(as: "payload") { batchCourse { id locked planEnabled canPlan } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const updateBatchTopic: Command<batchCourseCommandsUpdateBatchTopicMutation> = {
  ...batchTopicMessages.setStatus,
  mutation: graphql`
    mutation batchCourseCommandsUpdateBatchTopicMutation($input: BatchTopicInput!) {
      result: updateBatchTopic(input: $input) {
        ... on BatchTopicsChange @alias(as: "payload") { undoId ...useLiveTopics_change @alias(as: "change") }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const saveBatchPlan: ToldCommand<batchCourseCommandsSaveBatchPlanMutation> = {
  ...batchTopicMessages.savePlan,
  mutation: graphql`
    mutation batchCourseCommandsSaveBatchPlanMutation($batchId: Int!, $courseId: Int!, $changes: [PlanChangeInput!]!) {
      result: saveBatchPlan(batchId: $batchId, courseId: $courseId, changes: $changes) {
        ... on BatchTopicsChange @alias(as: "payload") { undoId ...useLiveTopics_change @alias(as: "change") }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const renewBatchCalendar: Command<batchCourseCommandsRenewBatchCalendarMutation> = {
  ...batchTopicMessages.renewCalendar,
  mutation: graphql`
    mutation batchCourseCommandsRenewBatchCalendarMutation($batchId: Int!) {
      result: renewBatchCalendar(batchId: $batchId) {
        ... on BatchCalendarPayload @alias(as: "payload") { batch { ...PlanHeadCalendarAddress_batch } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
