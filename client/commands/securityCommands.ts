import { graphql } from "react-relay";
import { sessionMessages } from "#gateway/domains/accounts/securityContract";
import type { securityCommandsEndOtherSessionsMutation } from "~/__generated__/securityCommandsEndOtherSessionsMutation.graphql";
import type { securityCommandsEndSessionMutation } from "~/__generated__/securityCommandsEndSessionMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const endSession: Command<securityCommandsEndSessionMutation> = {
  ...sessionMessages.end,
  mutation: graphql`
    mutation securityCommandsEndSessionMutation($sessionId: Int!) {
      result: endSession(sessionId: $sessionId) {
        ... on EndSessionPayload @alias(as: "payload") { deletedNodeId @deleteRecord }
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
