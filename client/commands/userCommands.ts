import { graphql } from "react-relay";
import { batchMessages } from "#gateway/domains/batches/formContract";
import { personalDataMessages } from "#gateway/domains/personalData/contract";
import { extraTimeMessages, userFormMessages } from "#gateway/domains/users/formContract";
import { importMessages } from "#gateway/domains/users/importContract";
import type { userCommandsAddUsersToBatchMutation } from "~/__generated__/userCommandsAddUsersToBatchMutation.graphql";
import type { userCommandsCreateSignInCodeMutation } from "~/__generated__/userCommandsCreateSignInCodeMutation.graphql";
import type { userCommandsCreateUserMutation } from "~/__generated__/userCommandsCreateUserMutation.graphql";
import type { userCommandsDeleteUserMutation } from "~/__generated__/userCommandsDeleteUserMutation.graphql";
import type { userCommandsEraseUserMutation } from "~/__generated__/userCommandsEraseUserMutation.graphql";
import type { userCommandsImportUsersMutation } from "~/__generated__/userCommandsImportUsersMutation.graphql";
import type { userCommandsSetExtraTimeMutation } from "~/__generated__/userCommandsSetExtraTimeMutation.graphql";
import type { userCommandsSetUserActiveMutation } from "~/__generated__/userCommandsSetUserActiveMutation.graphql";
import type { userCommandsSetUsersActiveMutation } from "~/__generated__/userCommandsSetUsersActiveMutation.graphql";
import type { userCommandsUpdateUserMutation } from "~/__generated__/userCommandsUpdateUserMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const deleteUser: Command<userCommandsDeleteUserMutation> = {
  mutation: graphql`
    mutation userCommandsDeleteUserMutation($userId: Int!) {
      result: deleteUser(userId: $userId) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: userFormMessages.deleted,
  fallback: userFormMessages.deleteFailed,
};

export const eraseUser: Command<userCommandsEraseUserMutation> = {
  mutation: graphql`
    mutation userCommandsEraseUserMutation($userId: Int!, $name: String!) {
      result: eraseUser(userId: $userId, name: $name) {
        ... on UserPayload @alias(as: "payload") {
          user {
            ...UserActions_user
            ...UserScreenFacts_user
            name
            active
            isErased
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: personalDataMessages.erased,
  fallback: personalDataMessages.eraseFailed,
};

export const createSignInCode: Command<userCommandsCreateSignInCodeMutation> = {
  mutation: graphql`
    mutation userCommandsCreateSignInCodeMutation($userId: Int!) {
      result: createSignInCode(userId: $userId) {
        ... on SignInCodePayload @alias(as: "payload") {
          token
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  fallback: "Unable to create a sign-in link",
};

export const createUser: Command<userCommandsCreateUserMutation> = {
  mutation: graphql`
    mutation userCommandsCreateUserMutation($input: CreateUserInput!) {
      result: createUser(input: $input) {
        ... on UserPayload @alias(as: "payload") {
          user {
            databaseId
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: userFormMessages.created,
  fallback: userFormMessages.createFailed,
};

export const updateUser: Command<userCommandsUpdateUserMutation> = {
  mutation: graphql`
    mutation userCommandsUpdateUserMutation($userId: Int!, $version: DateTime!, $input: UpdateUserInput!) {
      result: updateUser(userId: $userId, version: $version, input: $input) {
        ... on UserPayload @alias(as: "payload") {
          user {
            ...EditUserScreen_user
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: userFormMessages.updated,
  fallback: userFormMessages.updateFailed,
};

export const importUsers: Command<userCommandsImportUsersMutation> = {
  mutation: graphql`
    mutation userCommandsImportUsersMutation($rows: [ImportUserRow!]!, $invite: Boolean!) {
      result: importUsers(rows: $rows, invite: $invite) {
        ... on ImportUsersPayload @alias(as: "payload") {
          users {
            id
            databaseId
            name
            username
            email
            tenantId
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: "Users imported successfully",
  fallback: importMessages.failed,
};

export const addUsersToBatch: Command<userCommandsAddUsersToBatchMutation> = {
  mutation: graphql`
    mutation userCommandsAddUsersToBatchMutation($batchId: Int!, $userIds: [Int!]!) {
      result: assignUsersToBatch(batchId: $batchId, userIds: $userIds) {
        ... on AssignedUsersPayload @alias(as: "payload") {
          batch {
            name
            noOfParticipants
            missingEnrolments
          }
          batchUsers {
            id
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  fallback: batchMessages.assignFailed,
};

export const setUsersActive: Command<userCommandsSetUsersActiveMutation> = {
  mutation: graphql`
    mutation userCommandsSetUsersActiveMutation($userIds: [Int!]!, $active: Boolean!) {
      result: setUsersActive(userIds: $userIds, active: $active) {
        ... on ChangedUsersPayload @alias(as: "payload") {
          users {
            ...UserDialogs_user
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
  fallback: userFormMessages.updateFailed,
};

export const setUserActive: Command<userCommandsSetUserActiveMutation> = {
  mutation: graphql`
    mutation userCommandsSetUserActiveMutation($userId: Int!, $active: Boolean!) {
      result: setUserActive(userId: $userId, active: $active) {
        ... on UserPayload @alias(as: "payload") {
          user {
            ...UserDialogs_user
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  fallback: userFormMessages.updateFailed,
};

export const setExtraTime: Command<userCommandsSetExtraTimeMutation> = {
  mutation: graphql`
    mutation userCommandsSetExtraTimeMutation($userId: Int!, $percent: Int!) {
      result: setExtraTime(userId: $userId, percent: $percent) {
        ... on UserPayload @alias(as: "payload") {
          user {
            ...UserScreenExtraTime_user
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: extraTimeMessages.saved,
  fallback: extraTimeMessages.failed,
};
