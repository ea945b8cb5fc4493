import { commitMutation, graphql } from "react-relay";
import type { exchangeTokenMutation } from "../__generated__/exchangeTokenMutation.graphql";
import { currentEnvironment } from "../relay/environment";
import { quietRequest } from "../relay/network";
import type { Account } from "./account";
import { accountOf } from "./accountOf";

const mutation = graphql`
  mutation exchangeTokenMutation($token: String!) {
    result: exchangeToken(token: $token) {
      __typename
      ... on SessionPayload {
        accessToken
        user {
          ...accountOf_user
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

/** A session that the server has opened. */
export interface OpenedSession {
  token: string;
  account: Account;
}

/** Opens a session with a token or a sign-in code; null when the server does not take it. */
export function exchangeToken(token: string): Promise<OpenedSession | null> {
  return new Promise((resolve) => {
    commitMutation<exchangeTokenMutation>(currentEnvironment(), {
      mutation,
      cacheConfig: quietRequest,
      variables: { token },
      onCompleted({ result }) {
        const account = result.__typename === "SessionPayload" ? accountOf(result.user) : null;
        resolve(
          account && result.__typename === "SessionPayload" ? { token: result.accessToken, account } : null,
        );
      },
      onError: () => resolve(null),
    });
  });
}
