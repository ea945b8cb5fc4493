import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useSignInLinkMutation } from "~/__generated__/useSignInLinkMutation.graphql";
import { useMutation } from "~/relay/useMutation";

const mutation = graphql`
  mutation useSignInLinkMutation($userId: Int!) {
    result: createSignInCode(userId: $userId) {
      __typename
      ... on SignInCodePayload {
        token
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

const texts = { fallback: "Unable to make a sign-in link" };

/** A person to be let in. */
export interface LinkedUser {
  readonly databaseId: number;
  readonly tenantId: number;
}

/** Makes links that sign a person in once; null after the reason of a refusal was told. */
export function useSignInLink() {
  const [commit, busy] = useMutation<useSignInLinkMutation>(mutation, texts);
  const make = useCallback(
    async ({ databaseId: userId, tenantId }: LinkedUser): Promise<string | null> => {
      const made = await commit({ userId });
      if (!made) return null;
      const link = new URL("/auth/login", window.location.origin);
      link.searchParams.set("tenantId", String(tenantId));
      link.searchParams.set("token", made.token);
      return link.href;
    },
    [commit],
  );
  return { make, busy };
}

/** Whether the clipboard took the text; without a permission or on plain http it does not. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
