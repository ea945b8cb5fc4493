import { graphql } from "react-relay";
import { factorMessages } from "#gateway/domains/accounts/factorContract";
import { passkeyMessages } from "#gateway/domains/accounts/passkeyContract";
import { sessionMessages } from "#gateway/domains/accounts/securityContract";
import type { securityCommandsAddPasskeyMutation } from "~/__generated__/securityCommandsAddPasskeyMutation.graphql";
import type { securityCommandsConfirmTotpMutation } from "~/__generated__/securityCommandsConfirmTotpMutation.graphql";
import type { securityCommandsDisableTotpMutation } from "~/__generated__/securityCommandsDisableTotpMutation.graphql";
import type { securityCommandsEndOtherSessionsMutation } from "~/__generated__/securityCommandsEndOtherSessionsMutation.graphql";
import type { securityCommandsEndSessionMutation } from "~/__generated__/securityCommandsEndSessionMutation.graphql";
import type { securityCommandsRemovePasskeyMutation } from "~/__generated__/securityCommandsRemovePasskeyMutation.graphql";
import type { securityCommandsRenamePasskeyMutation } from "~/__generated__/securityCommandsRenamePasskeyMutation.graphql";
import type { securityCommandsRenewRecoveryCodesMutation } from "~/__generated__/securityCommandsRenewRecoveryCodesMutation.graphql";
import type { securityCommandsStartPasskeyMutation } from "~/__generated__/securityCommandsStartPasskeyMutation.graphql";
import type { securityCommandsStartTotpMutation } from "~/__generated__/securityCommandsStartTotpMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const endSession: Command<securityCommandsEndSessionMutation> = {
  ...sessionMessages.end,
  mutation: graphql`
    mutation securityCommandsEndSessionMutation($sessionId: Int!) {
      result: endSession(sessionId: $sessionId) {
        ... on EndSessionPayload @alias(as: "payload") { deletedId }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const endOtherSessions: Command<securityCommandsEndOtherSessionsMutation> = {
  ...sessionMessages.endOthers,
  mutation: graphql`
    mutation securityCommandsEndOtherSessionsMutation {
      result: endOtherSessions {
        ... on EndOtherSessionsPayload @alias(as: "payload") { ended }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const startTotp: Command<securityCommandsStartTotpMutation> = {
  fallback: factorMessages.add.fallback,
  mutation: graphql`
    mutation securityCommandsStartTotpMutation($password: String, $otp: String) {
      result: startTotp(password: $password, otp: $otp) {
        ... on StartTotpPayload @alias(as: "payload") { secret address }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const confirmTotp: Command<securityCommandsConfirmTotpMutation> = {
  ...factorMessages.add,
  mutation: graphql`
    mutation securityCommandsConfirmTotpMutation($otp: String!) {
      result: confirmTotp(otp: $otp) {
        ... on RecoveryCodesPayload @alias(as: "payload") { codes user { ...AuthenticatorApp_user } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const renewRecoveryCodes: Command<securityCommandsRenewRecoveryCodesMutation> = {
  ...factorMessages.renewCodes,
  mutation: graphql`
    mutation securityCommandsRenewRecoveryCodesMutation($otp: String!) {
      result: renewRecoveryCodes(otp: $otp) {
        ... on RecoveryCodesPayload @alias(as: "payload") { codes user { ...AuthenticatorApp_user } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const disableTotp: Command<securityCommandsDisableTotpMutation> = {
  ...factorMessages.remove,
  mutation: graphql`
    mutation securityCommandsDisableTotpMutation($otp: String!) {
      result: disableTotp(otp: $otp) {
        ... on UserPayload @alias(as: "payload") { user { ...AuthenticatorApp_user } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

/** Begins to add a passkey. */
export const startPasskey: Command<securityCommandsStartPasskeyMutation> = {
  fallback: passkeyMessages.add.fallback,
  mutation: graphql`
    mutation securityCommandsStartPasskeyMutation($password: String, $otp: String) {
      result: startPasskey(isNew: true, password: $password, otp: $otp) {
        ... on StartPasskeyPayload @alias(as: "payload") { options }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const addPasskey: Command<securityCommandsAddPasskeyMutation> = {
  ...passkeyMessages.add,
  mutation: graphql`
    mutation securityCommandsAddPasskeyMutation($name: String!, $response: String!) {
      result: addPasskey(name: $name, response: $response) {
        ... on AddPasskeyPayload @alias(as: "payload") { passkey { id databaseId name createdAt lastUsedAt } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const renamePasskey: Command<securityCommandsRenamePasskeyMutation> = {
  ...passkeyMessages.rename,
  mutation: graphql`
    mutation securityCommandsRenamePasskeyMutation($passkeyId: Int!, $name: String!) {
      result: renamePasskey(passkeyId: $passkeyId, name: $name) {
        ... on RenamePasskeyPayload @alias(as: "payload") { passkey { id name } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const removePasskey: Command<securityCommandsRemovePasskeyMutation> = {
  ...passkeyMessages.remove,
  mutation: graphql`
    mutation securityCommandsRemovePasskeyMutation($passkeyId: Int!, $password: String, $otp: String) {
      result: removePasskey(passkeyId: $passkeyId, password: $password, otp: $otp) {
        ... on RemovePasskeyPayload @alias(as: "payload") { deletedId }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
