import { graphql } from "react-relay";
import { factorMessages } from "#gateway/domains/accounts/factorContract";
import type { factorCommandsConfirmTotpMutation } from "~/__generated__/factorCommandsConfirmTotpMutation.graphql";
import type { factorCommandsDemandMutation } from "~/__generated__/factorCommandsDemandMutation.graphql";
import type { factorCommandsDisableTotpMutation } from "~/__generated__/factorCommandsDisableTotpMutation.graphql";
import type { factorCommandsRenewRecoveryCodesMutation } from "~/__generated__/factorCommandsRenewRecoveryCodesMutation.graphql";
import type { factorCommandsResetSecondFactorMutation } from "~/__generated__/factorCommandsResetSecondFactorMutation.graphql";
import type { factorCommandsStartTotpMutation } from "~/__generated__/factorCommandsStartTotpMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const startTotp: Command<factorCommandsStartTotpMutation> = {
  fallback: factorMessages.add.fallback,
  mutation: graphql`
    mutation factorCommandsStartTotpMutation($password: String, $otp: String) {
      result: startTotp(password: $password, otp: $otp) {
        ... on StartTotpPayload @alias(as: "payload") { secret address }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const confirmTotp: Command<factorCommandsConfirmTotpMutation> = {
  ...factorMessages.add,
  mutation: graphql`
    mutation factorCommandsConfirmTotpMutation($otp: String!) {
      result: confirmTotp(otp: $otp) {
        ... on RecoveryCodesPayload @alias(as: "payload") { codes user { ...AuthenticatorApp_user } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const renewRecoveryCodes: Command<factorCommandsRenewRecoveryCodesMutation> = {
  ...factorMessages.renewCodes,
  mutation: graphql`
    mutation factorCommandsRenewRecoveryCodesMutation($otp: String!) {
      result: renewRecoveryCodes(otp: $otp) {
        ... on RecoveryCodesPayload @alias(as: "payload") { codes user { ...AuthenticatorApp_user } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const disableTotp: Command<factorCommandsDisableTotpMutation> = {
  ...factorMessages.remove,
  mutation: graphql`
    mutation factorCommandsDisableTotpMutation($otp: String!) {
      result: disableTotp(otp: $otp) {
        ... on UserPayload @alias(as: "payload") { user { ...AuthenticatorApp_user } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const resetSecondFactor: Command<factorCommandsResetSecondFactorMutation> = {
  ...factorMessages.reset,
  mutation: graphql`
    mutation factorCommandsResetSecondFactorMutation($userId: Int!) {
      result: resetSecondFactor(userId: $userId) {
        ... on UserPayload @alias(as: "payload") { user { canResetSecondFactor } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const demandSecondFactor: Command<factorCommandsDemandMutation> = {
  ...factorMessages.demand,
  mutation: graphql`
    mutation factorCommandsDemandMutation($isDemanded: Boolean!) {
      result: setStaffSecondFactor(isDemanded: $isDemanded) {
        ... on SetStaffSecondFactorPayload @alias(as: "payload") { settings { tenantId staffSecondFactor } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
