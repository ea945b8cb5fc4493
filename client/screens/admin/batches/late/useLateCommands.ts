import { graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { useLateCommandsCompleteMutation } from "~/__generated__/useLateCommandsCompleteMutation.graphql";
import type { useLateCommandsReplanMutation } from "~/__generated__/useLateCommandsReplanMutation.graphql";
import { tellOutcome } from "~/lists/tellOutcome";
import type { Selection } from "~/lists/useSelection";
import { useMutation } from "~/relay/useMutation";
import { lateNoun } from "./lateList";

const completeMutation = graphql`
  mutation useLateCommandsCompleteMutation($ids: [Int!]!, $completedDate: String) {
    result: completeLateTopics(ids: $ids, completedDate: $completedDate) {
      ... on ChangedLateTopicsPayload @alias(as: "payload") {
        changedIds
        refused {
          rowId
          message
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const replanMutation = graphql`
  mutation useLateCommandsReplanMutation($ids: [Int!]!, $plannedDate: String) {
    result: replanLateTopics(ids: $ids, plannedDate: $plannedDate) {
      ... on ChangedLateTopicsPayload @alias(as: "payload") {
        changedIds
        refused {
          rowId
          message
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

interface Done {
  readonly changedIds: readonly number[];
  readonly refused: ReadonlyArray<{ readonly rowId: number; readonly message: string }>;
}

/** The actions for late topics, selected or single. */
export function useLateCommands(selection: Pick<Selection, "rows" | "keepOnly">) {
  const [complete] = useMutation<useLateCommandsCompleteMutation>(completeMutation, {
    fallback: "Couldn't complete the topics",
  });
  const [replan] = useMutation<useLateCommandsReplanMutation>(replanMutation, {
    fallback: "Couldn't plan the topics",
  });
  const { revalidate } = useRevalidator();
  const ids = selection.rows.map(({ id }) => id);
  const tell = (done: Done | null, did: string): boolean => {
    if (!done) return false;
    tellOutcome({ done: done.changedIds.length, refused: done.refused, noun: lateNoun, did, selection });
    void revalidate();
    return true;
  };
  return {
    /** Null completes them today. */
    complete: async (completedDate: string | null) =>
      tell(await complete({ ids, completedDate }), "completed"),
    /** Null plans each for its batch's next class days. */
    replan: async (plannedDate: string | null) =>
      tell(
        await replan({ ids, plannedDate }),
        plannedDate ? "planned again" : "moved to the next class days",
      ),
  };
}

export type LateCommands = ReturnType<typeof useLateCommands>;
