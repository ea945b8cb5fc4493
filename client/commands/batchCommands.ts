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
  mutation: graphql`
    mutation batchCommandsCreateBatchMutation($input: BatchInput!) {
      result: createBatch(input: $input) {
        ... on ChangedBatchPayload @alias(as: "payload") {
          batch {
            databaseId
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...batchMessages.create,
};

export const updateBatch: Command<batchCommandsUpdateBatchMutation> = {
  mutation: graphql`
    mutation batchCommandsUpdateBatchMutation($batchId: Int!, $version: DateTime!, $input: BatchInput!) {
      result: updateBatch(batchId: $batchId, version: $version, input: $input) {
        ... on ChangedBatchPayload @alias(as: "payload") {
          batch {
            ...BatchForm_batch
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...batchMessages.update,
};

export const assignTrainer: Command<batchCommandsAssignTrainerMutation> = {
  mutation: graphql`
    mutation batchCommandsAssignTrainerMutation($batchId: Int!, $courseId: Int!, $input: AssignTrainerInput!) {
      result: assignTrainer(batchId: $batchId, courseId: $courseId, input: $input) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...trainerMessages.assign,
};

export const assignUsersToBatch: Command<batchCommandsAssignUsersToBatchMutation> = {
  mutation: graphql`
    mutation batchCommandsAssignUsersToBatchMutation($batchId: Int!, $userIds: [Int!]!) {
      result: assignUsersToBatch(batchId: $batchId, userIds: $userIds) {
        ... on AssignedUsersPayload @alias(as: "payload") {
          batch {
            ...batchUserColumns_batch
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...batchMessages.assign,
};

export const setBatchUserStatuses: Command<batchCommandsSetBatchUserStatusesMutation> = {
  mutation: graphql`
    mutation batchCommandsSetBatchUserStatusesMutation(
      $batchId: Int!
      $userIds: [Int!]!
      $status: BatchUserStatus!
    ) {
      result: setBatchUserStatuses(batchId: $batchId, userIds: $userIds, status: $status) {
        ... on ChangedBatchUsersPayload @alias(as: "payload") {
          batch {
            ...batchUserColumns_batch
          }
          batchUsers {
            id
            status
          }
          refused {
            rowId
            message
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  fallback: batchMessages.statusFailed,
};

export const removeUsersFromBatch: Command<batchCommandsRemoveUsersFromBatchMutation> = {
  mutation: graphql`
    mutation batchCommandsRemoveUsersFromBatchMutation($batchId: Int!, $userIds: [Int!]!) {
      result: removeUsersFromBatch(batchId: $batchId, userIds: $userIds) {
        ... on ChangedBatchUsersPayload @alias(as: "payload") {
          batch {
            ...batchUserColumns_batch
          }
          refused {
            rowId
            message
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  fallback: batchMessages.remove.fallback,
};

export const removeTrainer: ToldCommand<batchCommandsRemoveTrainerMutation> = {
  mutation: graphql`
    mutation batchCommandsRemoveTrainerMutation($batchId: Int!, $courseId: Int!, $trainerId: Int!) {
      result: removeTrainer(batchId: $batchId, courseId: $courseId, trainerId: $trainerId) {
        ... on RemovedBatchTrainerPayload @alias(as: "payload") {
          undoId
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...trainerMessages.remove,
};

export const removeUserFromBatch: Command<batchCommandsRemoveUserFromBatchMutation> = {
  mutation: graphql`
    mutation batchCommandsRemoveUserFromBatchMutation($batchId: Int!, $userId: Int!) {
      result: removeUserFromBatch(batchId: $batchId, userId: $userId) {
        ... on RemovedBatchUserPayload @alias(as: "payload") {
          batch {
            ...batchUserColumns_batch
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...batchMessages.remove,
};

export const setBatchUserStatus: Command<batchCommandsSetBatchUserStatusMutation> = {
  mutation: graphql`
    mutation batchCommandsSetBatchUserStatusMutation($batchId: Int!, $userId: Int!, $status: BatchUserStatus!) {
      result: setBatchUserStatus(batchId: $batchId, userId: $userId, status: $status) {
        ... on ChangedBatchUserPayload @alias(as: "payload") {
          batchUser {
            id
            status
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  fallback: batchMessages.statusFailed,
};

export const deleteBatch: Command<batchCommandsDeleteBatchMutation> = {
  mutation: graphql`
    mutation batchCommandsDeleteBatchMutation($batchId: Int!) {
      result: deleteBatch(batchId: $batchId) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...batchMessages.delete,
};

export const syncBatch: Command<batchCommandsSyncBatchMutation> = {
  mutation: graphql`
    mutation batchCommandsSyncBatchMutation($batchId: Int!) {
      result: syncBatch(batchId: $batchId) {
        ... on ChangedBatchPayload @alias(as: "payload") {
          batch {
            ...BatchHeader_batch
            ...BatchScreenMissingEnrolments_batch
            ...BatchDetailsBatchProgress_batch
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...batchMessages.sync,
};

export const startBatch: Command<batchCommandsStartBatchMutation> = {
  mutation: graphql`
    mutation batchCommandsStartBatchMutation($batchId: Int!) {
      result: startBatch(batchId: $batchId) {
        ... on ChangedBatchPayload @alias(as: "payload") {
          batch {
            ...BatchScreenStartBatch_batch
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...batchMessages.start,
};
