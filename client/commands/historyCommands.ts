import { graphql } from "react-relay";
import { historyMessages } from "#gateway/domains/history/contract";
import type { historyCommandsUndoMutation } from "~/__generated__/historyCommandsUndoMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const undoChange: Command<historyCommandsUndoMutation> = {
  ...historyMessages.undo,
  mutation: graphql`
    mutation historyCommandsUndoMutation($historyId: Int!) {
      result: undo(historyId: $historyId) {
        ... on UndoPayload @alias(as: "payload") { conflicts { table name field left now } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
