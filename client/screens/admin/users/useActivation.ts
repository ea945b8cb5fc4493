import { useState } from "react";
import { graphql } from "react-relay";
import { userFormMessages } from "#gateway/domains/users/formContract";
import type { useActivationMutation } from "~/__generated__/useActivationMutation.graphql";
import { useMutation } from "~/relay/useMutation";

const mutation = graphql`
  mutation useActivationMutation($userId: Int!, $active: Boolean!) {
    result: setUserActive(userId: $userId, active: $active) {
      __typename
      ... on UserPayload {
        user {
          id
          active
          updatedAt
          canMakeSignInCode
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const { deactivated, activated, updateFailed: fallback } = userFormMessages;

interface Account {
  readonly databaseId: number;
  readonly name: string;
}

/** Activates an account at once, and deactivates it after a question. */
export function useActivation() {
  const [asked, setAsked] = useState<Account | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [open] = useMutation<useActivationMutation>(mutation, { success: activated, fallback });
  const [close] = useMutation<useActivationMutation>(mutation, { success: deactivated, fallback });
  return {
    asked,
    refusal,
    ask(user: Account) {
      setRefusal(undefined);
      setAsked(user);
    },
    cancel: () => setAsked(null),
    activate: ({ databaseId: userId }: Account) => open({ userId, active: true }),
    async deactivate() {
      if (!asked) return;
      const userId = asked.databaseId;
      if (await close({ userId, active: false }, { onFailure: setRefusal })) setAsked(null);
    },
  };
}

export type Activation = ReturnType<typeof useActivation>;
