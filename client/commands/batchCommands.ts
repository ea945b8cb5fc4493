import { graphql } from "react-relay";
import { batchMessages } from "#gateway/domains/batches/formContract";
import { trainerMessages } from "#gateway/domains/trainers/contract";
import type { batchCommandsAssignTrainerMutation } from "~/__generated__/batchCommandsAssignTrainerMutation.graphql";
import type { batchCommandsAssignUsersToBatchMutation } from "~/__generated__/batchCommandsAssignUsersToBatchMutation.graphql";
import type { batchCommandsCreateBatchMutation } from "~/__generated__/batchCommandsCreateBatchMutation.graphql";
import type { batchCommandsDeleteBatchMutation } from "~/__generated__/batchCommandsDeleteBatchMutation.graphql";
import type { batchCommandsRemoveTrainerMutation } from "~/__generated__/batchCommandsRemoveTrainerMutation.graphql";
import type { batchCommandsRemoveUserFromBatchMutation } from "~/__generated__/batchCommandsRemoveUserFromBatchMutation.graphql";
import type { batchCommandsRemoveUsersFromBatchMutation } from "~/__generated__/batchCommandsRemoveUsersFromBatchMutation.graphql";
import type { batchCommandsSetBatchUserStatusesMutation } from "~/__generated__/batchCommandsSetBatchUserStatusesMutation.graphql";
import type { batchCommandsSetBatchUserStatusMutation } from "~/__generated__/batchCommandsSetBatchUserStatusMutation.graphql";
import type { batchCommandsStartBatchMutation } from "~/__generated__/batchCommandsStartBatchMutation.graphql";
import type { batchCommandsSyncBatchMutation } from "~/__generated__/batchCommandsSyncBatchMutation.graphql";
import type { batchCommandsUpdateBatchMutation } from "~/__generated__/batchCommandsUpdateBatchMutation.graphql";
import type { Command, ToldCommand } from "~/relay/useMutation";

export const createBatch: Command<batchCommandsCreateBatchMutation> = {
  ...batchMessages.create,
  mutation: graphql`
    mutation batchCommandsCreateBatchMutation($input: BatchInput!) {
      result: createBatch(input: $input) {
        ... on ChangedBatchPayload @alias(as: "payload") { batch { databaseId } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const updateBatch: Command<batchCommandsUpdateBatchMutation> = {
  ...batchMessages.update,
  mutation: graphql`
    mutation batchCommandsUpdateBatchMutation($batchId: Int!, $version: DateTime!, $input: BatchInput!) {
      result: updateBatch(batchId: $batchId, version: $version, input: $input) {
        ... on ChangedBatchPayload @alias(as: "payload") { batch { ...EditBatchScreenBatchForm_batch } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const assignTrainer: Command<batchCommandsAssignTrainerMutation> = {
  ...trainerMessages.assign,
  mutation: graphql`
    mutation batchCommandsAssignTrainerMutation($batchId: Int!, $courseId: Int!, $input: AssignTrainerInput!) {
      result: assignTrainer(batchId: $batchId, courseId: $courseId, input: $input) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const assignUsersToBatch: Command<batchCommandsAssignUsersToBatchMutation> = {
  ...batchMessages.assign,
  mutation: graphql`
    mutation batchCommandsAssignUsersToBatchMutation($batchId: Int!, $userIds: [Int!]!) {
      result: assignUsersToBatch(batchId: $batchId, userIds: $userIds) {
        ... on AssignedUsersPayload @alias(as: "payload") { batch { ...BatchUserActions_batch } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const setBatchUserStatuses: Command<batchCommandsSetBatchUserStatusesMutation> = {
  ...batchMessages.setStatus,
  mutation: graphql`
    mutation batchCommandsSetBatchUserStatusesMutation($batchId: Int!, $userIds: [Int!]!, $status: BatchUserStatus!) {
      result: setBatchUserStatuses(batchId: $batchId, userIds: $userIds, status: $status) {
        ... on ChangedBatchUsersPayload @alias(as: "payload") {
          batch { ...BatchUserActions_batch }
          batchUsers { id status }
          refused { rowId message }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const removeUsersFromBatch: Command<batchCommandsRemoveUsersFromBatchMutation> = {
  fallback: batchMessages.remove.fallback,
  mutation: graphql`
    mutation batchCommandsRemoveUsersFromBatchMutation($batchId: Int!, $userIds: [Int!]!) {
      result: removeUsersFromBatch(batchId: $batchId, userIds: $userIds) {
        ... on ChangedBatchUsersPayload @alias(as: "payload") {
          batch { ...BatchUserActions_batch }
          refused { rowId message }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const removeTrainer: ToldCommand<batchCommandsRemoveTrainerMutation> = {
  ...trainerMessages.remove,
  mutation: graphql`
    mutation batchCommandsRemoveTrainerMutation($batchId: Int!, $courseId: Int!, $trainerId: Int!) {
      result: removeTrainer(batchId: $batchId, courseId: $courseId, trainerId: $trainerId) {
        ... on RemovedBatchTrainerPayload @alias(as: "payload") { undoId }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const removeUserFromBatch: Command<batchCommandsRemoveUserFromBatchMutation> = {
  ...batchMessages.remove,
  mutation: graphql`
    mutation batchCommandsRemoveUserFromBatchMutation($batchId: Int!, $userId: Int!) {
      result: removeUserFromBatch(batchId: $batchId, userId: $userId) {
        ... on RemovedBatchUserPayload @alias(as: "payload") { batch { ...BatchUserActions_batch } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const setBatchUserStatus: Command<batchCommandsSetBatchUserStatusMutation> = {
  ...batchMessages.setStatus,
  mutation: graphql`
    mutation batchCommandsSetBatchUserStatusMutation($batchId: Int!, $userId: Int!, $status: BatchUserStatus!) {
      result: setBatchUserStatus(batchId: $batchId, userId: $userId, status: $status) {
        ... on ChangedBatchUserPayload @alias(as: "payload") { batchUser { id status } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteBatch: Command<batchCommandsDeleteBatchMutation> = {
  ...batchMessages.delete,
  mutation: graphql`
    mutation batchCommandsDeleteBatchMutation($batchId: Int!) {
      result: deleteBatch(batchId: $batchId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const syncBatch: Command<batchCommandsSyncBatchMutation> = {
  ...batchMessages.sync,
  mutation: graphql`
    mutation batchCommandsSyncBatchMutation($batchId: Int!) {
      result: syncBatch(batchId: $batchId) {
        ... on ChangedBatchPayload @alias(as: "payload") {
          batch { ...BatchLayoutHeader_batch ...BatchScreenMissingEnrolments_batch ...BatchDetailsBatchProgress_batch }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const startBatch: Command<batchCommandsStartBatchMutation> = {
  ...batchMessages.start,
  mutation: graphql`
    mutation batchCommandsStartBatchMutation($batchId: Int!) {
      result: startBatch(batchId: $batchId) {
        ... on ChangedBatchPayload @alias(as: "payload") { batch { ...BatchScreenStartBatch_batch } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
