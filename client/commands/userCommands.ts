import { graphql } from "react-relay";
import { factorMessages } from "#gateway/domains/accounts/factorContract";
import { batchMessages } from "#gateway/domains/batches/formContract";
import { invitationMessages } from "#gateway/domains/invitations/contract";
import { personalDataMessages } from "#gateway/domains/personalData/contract";
import { extraTimeMessages, userFormMessages } from "#gateway/domains/users/formContract";
import { importMessages } from "#gateway/domains/users/importContract";
import type { userCommandsAddUsersToBatchMutation } from "~/__generated__/userCommandsAddUsersToBatchMutation.graphql";
import type { userCommandsCreateSignInCodeMutation } from "~/__generated__/userCommandsCreateSignInCodeMutation.graphql";
import type { userCommandsCreateUserMutation } from "~/__generated__/userCommandsCreateUserMutation.graphql";
import type { userCommandsDeleteUserMutation } from "~/__generated__/userCommandsDeleteUserMutation.graphql";
import type { userCommandsEraseUserMutation } from "~/__generated__/userCommandsEraseUserMutation.graphql";
import type { userCommandsImportUsersMutation } from "~/__generated__/userCommandsImportUsersMutation.graphql";
import type { userCommandsInviteMutation } from "~/__generated__/userCommandsInviteMutation.graphql";
import type { userCommandsMakeInvitationLinkMutation } from "~/__generated__/userCommandsMakeInvitationLinkMutation.graphql";
import type { userCommandsResendInvitationMutation } from "~/__generated__/userCommandsResendInvitationMutation.graphql";
import type { userCommandsResetSecondFactorMutation } from "~/__generated__/userCommandsResetSecondFactorMutation.graphql";
import type { userCommandsRevokeInvitationMutation } from "~/__generated__/userCommandsRevokeInvitationMutation.graphql";
import type { userCommandsSetExtraTimeMutation } from "~/__generated__/userCommandsSetExtraTimeMutation.graphql";
import type { userCommandsSetUserActiveMutation } from "~/__generated__/userCommandsSetUserActiveMutation.graphql";
import type { userCommandsSetUsersActiveMutation } from "~/__generated__/userCommandsSetUsersActiveMutation.graphql";
import type { userCommandsUpdateUserMutation } from "~/__generated__/userCommandsUpdateUserMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const deleteUser: Command<userCommandsDeleteUserMutation> = {
  ...userFormMessages.delete,
  mutation: graphql`
    mutation userCommandsDeleteUserMutation($userId: Int!) {
      result: deleteUser(userId: $userId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const eraseUser: Command<userCommandsEraseUserMutation> = {
  ...personalDataMessages.erase,
  mutation: graphql`
    mutation userCommandsEraseUserMutation($userId: Int!, $name: String!) {
      result: eraseUser(userId: $userId, name: $name) {
        ... on UserPayload @alias(as: "payload") {
          user { ...UserActions_user ...UserScreenFacts_user name active isErased }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const createSignInCode: Command<userCommandsCreateSignInCodeMutation> = {
  fallback: "Unable to create a sign-in link",
  mutation: graphql`
    mutation userCommandsCreateSignInCodeMutation($userId: Int!) {
      result: createSignInCode(userId: $userId) {
        ... on SignInCodePayload @alias(as: "payload") { token }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const createUser: Command<userCommandsCreateUserMutation> = {
  ...userFormMessages.create,
  mutation: graphql`
    mutation userCommandsCreateUserMutation($input: CreateUserInput!) {
      result: createUser(input: $input) {
        ... on UserPayload @alias(as: "payload") { user { databaseId } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const updateUser: Command<userCommandsUpdateUserMutation> = {
  ...userFormMessages.update,
  mutation: graphql`
    mutation userCommandsUpdateUserMutation($userId: Int!, $version: DateTime!, $input: UpdateUserInput!) {
      result: updateUser(userId: $userId, version: $version, input: $input) {
        ... on UserPayload @alias(as: "payload") { user { ...EditUserScreen_user } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const importUsers: Command<userCommandsImportUsersMutation> = {
  ...importMessages.import,
  mutation: graphql`
    mutation userCommandsImportUsersMutation($rows: [ImportUserRow!]!, $invite: Boolean!) {
      result: importUsers(rows: $rows, invite: $invite) {
        ... on ImportUsersPayload @alias(as: "payload") { users { id databaseId name username email tenantId } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const addUsersToBatch: Command<userCommandsAddUsersToBatchMutation> = {
  fallback: batchMessages.assign.fallback,
  mutation: graphql`
    mutation userCommandsAddUsersToBatchMutation($batchId: Int!, $userIds: [Int!]!) {
      result: assignUsersToBatch(batchId: $batchId, userIds: $userIds) {
        ... on AssignedUsersPayload @alias(as: "payload") {
          batch { name noOfParticipants missingEnrolments }
          batchUsers { id }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const setUsersActive: Command<userCommandsSetUsersActiveMutation> = {
  fallback: userFormMessages.update.fallback,
  mutation: graphql`
    mutation userCommandsSetUsersActiveMutation($userIds: [Int!]!, $active: Boolean!) {
      result: setUsersActive(userIds: $userIds, active: $active) {
        ... on ChangedUsersPayload @alias(as: "payload") {
          users { ...UserDialogs_user }
          refused { rowId message }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const setUserActive: Command<userCommandsSetUserActiveMutation> = {
  fallback: userFormMessages.update.fallback,
  mutation: graphql`
    mutation userCommandsSetUserActiveMutation($userId: Int!, $active: Boolean!) {
      result: setUserActive(userId: $userId, active: $active) {
        ... on UserPayload @alias(as: "payload") { user { ...UserDialogs_user } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const setExtraTime: Command<userCommandsSetExtraTimeMutation> = {
  ...extraTimeMessages,
  mutation: graphql`
    mutation userCommandsSetExtraTimeMutation($userId: Int!, $percent: Int!) {
      result: setExtraTime(userId: $userId, percent: $percent) {
        ... on UserPayload @alias(as: "payload") { user { ...UserScreenExtraTime_user } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const resetSecondFactor: Command<userCommandsResetSecondFactorMutation> = {
  ...factorMessages.reset,
  mutation: graphql`
    mutation userCommandsResetSecondFactorMutation($userId: Int!) {
      result: resetSecondFactor(userId: $userId) {
        ... on UserPayload @alias(as: "payload") { user { canResetSecondFactor } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const invite: Command<userCommandsInviteMutation> = {
  ...invitationMessages.invite,
  mutation: graphql`
    mutation userCommandsInviteMutation($input: InviteInput!) {
      result: invite(input: $input) {
        ... on InvitePayload @alias(as: "payload") { invitations { id } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const createInvitationLink: Command<userCommandsMakeInvitationLinkMutation> = {
  ...invitationMessages.makeLink,
  mutation: graphql`
    mutation userCommandsMakeInvitationLinkMutation($input: InvitationLinkInput!) {
      result: createInvitationLink(input: $input) {
        ... on InvitePayload @alias(as: "payload") { token }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const resendInvitation: Command<userCommandsResendInvitationMutation> = {
  ...invitationMessages.resend,
  mutation: graphql`
    mutation userCommandsResendInvitationMutation($invitationId: Int!) {
      result: resendInvitation(invitationId: $invitationId) {
        ... on InvitePayload @alias(as: "payload") { token invitations { ...InvitationsScreen_invitation } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const revokeInvitation: Command<userCommandsRevokeInvitationMutation> = {
  ...invitationMessages.revoke,
  mutation: graphql`
    mutation userCommandsRevokeInvitationMutation($invitationId: Int!) {
      result: revokeInvitation(invitationId: $invitationId) {
        ... on RevokeInvitationPayload @alias(as: "payload") { invitation { ...InvitationsScreen_invitation } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
