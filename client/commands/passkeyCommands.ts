import { graphql } from "react-relay";
import { passkeyMessages } from "#gateway/domains/accounts/passkeyContract";
import type { passkeyCommandsAddMutation } from "~/__generated__/passkeyCommandsAddMutation.graphql";
import type { passkeyCommandsRemoveMutation } from "~/__generated__/passkeyCommandsRemoveMutation.graphql";
import type { passkeyCommandsRenameMutation } from "~/__generated__/passkeyCommandsRenameMutation.graphql";
import type { passkeyCommandsStartMutation } from "~/__generated__/passkeyCommandsStartMutation.graphql";
import type { Command } from "~/relay/useMutation";

/** Begins to add a passkey. */
export const startPasskey: Command<passkeyCommandsStartMutation> = {
  fallback: passkeyMessages.add.fallback,
  mutation: graphql`
    mutation passkeyCommandsStartMutation($password: String, $otp: String) {
      result: startPasskey(isNew: true, password: $password, otp: $otp) {
        ... on StartPasskeyPayload @alias(as: "payload") { options }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const addPasskey: Command<passkeyCommandsAddMutation> = {
  ...passkeyMessages.add,
  mutation: graphql`
    mutation passkeyCommandsAddMutation($name: String!, $response: String!) {
      result: addPasskey(name: $name, response: $response) {
        ... on AddPasskeyPayload @alias(as: "payload") { passkey { id databaseId name createdAt lastUsedAt } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const renamePasskey: Command<passkeyCommandsRenameMutation> = {
  ...passkeyMessages.rename,
  mutation: graphql`
    mutation passkeyCommandsRenameMutation($passkeyId: Int!, $name: String!) {
      result: renamePasskey(passkeyId: $passkeyId, name: $name) {
        ... on RenamePasskeyPayload @alias(as: "payload") { passkey { id name } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const removePasskey: Command<passkeyCommandsRemoveMutation> = {
  ...passkeyMessages.remove,
  mutation: graphql`
    mutation passkeyCommandsRemoveMutation($passkeyId: Int!, $password: String, $otp: String) {
      result: removePasskey(passkeyId: $passkeyId, password: $password, otp: $otp) {
        ... on RemovePasskeyPayload @alias(as: "payload") { deletedId }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
