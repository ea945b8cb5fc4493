import { commitMutation, fetchQuery, graphql } from "react-relay";
import type { signInCodeMutation } from "../__generated__/signInCodeMutation.graphql";
import type { signInCodeQuery } from "../__generated__/signInCodeQuery.graphql";
import { currentEnvironment } from "../relay/environment";
import { requestAs } from "../relay/network";
import type { Account } from "./account";
import { findAccount } from "./findAccount";

const mutation = graphql`
  mutation signInCodeMutation($code: String!) {
    result: signInByCode(code: $code) {
      __typename
      ... on SessionPayload {
        accessToken
        user {
          ...findAccount_user
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

const query = graphql`
  query signInCodeQuery($code: String!) {
    signInCodeOwner(code: $code) {
      databaseId
      name
    }
  }
`;

/** A sign-in code, and the tenant in which it is good. */
interface SignInCode {
  code: string;
  tenantId: string | null;
}

/** The code itself bears its requests: the session of whoever is signed in may be of another tenant. */
const asHolder = ({ code, tenantId }: SignInCode) => requestAs({ token: code, tenantId });

/** Whom a code signs in; null for one that signs nobody in. */
export async function findCodeOwner(signInCode: SignInCode) {
  const { code } = signInCode;
  const options = { networkCacheConfig: asHolder(signInCode), fetchPolicy: "network-only" } as const;
  const asked = fetchQuery<signInCodeQuery>(currentEnvironment(), query, { code }, options).toPromise();
  const answer = await asked.catch(() => undefined);
  return answer?.signInCodeOwner ?? null;
}

/** A session that the server has opened. */
export interface OpenedSession {
  token: string;
  account: Account;
}

/** Opens a session with a sign-in code, which is used up; null when the server does not take it. */
export function exchangeCode(signInCode: SignInCode): Promise<OpenedSession | null> {
  return new Promise((resolve) => {
    commitMutation<signInCodeMutation>(currentEnvironment(), {
      mutation,
      cacheConfig: asHolder(signInCode),
      variables: { code: signInCode.code },
      onCompleted({ result }) {
        const account = result.__typename === "SessionPayload" ? findAccount(result.user) : null;
        resolve(
          account && result.__typename === "SessionPayload" ? { token: result.accessToken, account } : null,
        );
      },
      onError: () => resolve(null),
    });
  });
}
