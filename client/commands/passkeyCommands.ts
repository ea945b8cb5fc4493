import { graphql } from "react-relay";
import { passkeyMessages } from "#gateway/domains/accounts/passkeyContract";
import type { passkeyCommandsAddMutation } from "~/__generated__/passkeyCommandsAddMutation.graphql";
import type { passkeyCommandsRemoveMutation } from "~/__generated__/passkeyCommandsRemoveMutation.graphql";
import type { passkeyCommandsSignInMutation } from "~/__generated__/passkeyCommandsSignInMutation.graphql";
import type { passkeyCommandsStartMutation } from "~/__generated__/passkeyCommandsStartMutation.graphql";
import type { Command } from "~/relay/useMutation";
import { sessionMessages } from "~/session/sessionMessages";

export const startPasskey: Command<passkeyCommandsStartMutation> = {
  mutation: graphql`
    mutation passkeyCommandsStartMutation($isNew: Boolean!) {
      result: startPasskey(isNew: $isNew) {
        ... on StartPasskeyPayload @alias(as: "payload") {
          options
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  fallback: passkeyMessages.addFailed,
};

export const addPasskey: Command<passkeyCommandsAddMutation> = {
  mutation: graphql`
    mutation passkeyCommandsAddMutation($name: String!, $response: String!) {
      result: addPasskey(name: $name, response: $response) {
        ... on AddPasskeyPayload @alias(as: "payload") {
          passkey {
            id
            databaseId
            name
            createdAt
            lastUsedAt
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: passkeyMessages.added,
  fallback: passkeyMessages.addFailed,
};

export const removePasskey: Command<passkeyCommandsRemoveMutation> = {
  mutation: graphql`
    mutation passkeyCommandsRemoveMutation($passkeyId: Int!) {
      result: removePasskey(passkeyId: $passkeyId) {
        ... on RemovePasskeyPayload @alias(as: "payload") {
          deletedNodeId @deleteRecord
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: passkeyMessages.removed,
  fallback: passkeyMessages.removeFailed,
};

export const signInByPasskey: Command<passkeyCommandsSignInMutation> = {
  mutation: graphql`
    mutation passkeyCommandsSignInMutation($response: String!) {
      result: signInByPasskey(response: $response) {
        ... on SessionPayload @alias(as: "payload") {
          accessToken
          user {
            ...findAccount_user
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: sessionMessages.loggedIn,
  fallback: sessionMessages.loginFailed,
};
