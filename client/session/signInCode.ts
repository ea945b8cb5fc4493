import { commitMutation, fetchQuery, graphql } from "react-relay";
import type { signInCodeMutation } from "../__generated__/signInCodeMutation.graphql";
import type { signInCodeQuery } from "../__generated__/signInCodeQuery.graphql";
import { currentEnvironment } from "../relay/environment";
import { requestAs } from "../relay/network";
import { readRefusal } from "../relay/readRefusal";
import { type OpenedSession, readSession } from "./readSession";

const mutation = graphql`
  mutation signInCodeMutation($code: String!) {
    result: signInByCode(code: $code) {
      ...readSession_session @alias(as: "payload")
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const query = graphql`
  query signInCodeQuery($code: String!) {
    signInCodeOwner(code: $code) { databaseId name }
  }
`;

/** A sign-in code with its tenant. */
interface SignInCode {
  code: string;
  tenantId: string | null;
}

/** Requests carry the code itself, since the current session may belong to another tenant. */
const asHolder = ({ code, tenantId }: SignInCode) => requestAs({ token: code, tenantId });

/** Returns the account that a code signs in; null for an invalid code. */
export async function findCodeOwner(signInCode: SignInCode) {
  const { code } = signInCode;
  const options = { networkCacheConfig: asHolder(signInCode), fetchPolicy: "network-only" } as const;
  const asked = fetchQuery<signInCodeQuery>(currentEnvironment(), query, { code }, options).toPromise();
  const answer = await asked.catch(() => undefined);
  return answer?.signInCodeOwner ?? null;
}

/**
 * Exchanges a sign-in code, which is single-use, for a session; null if the server refuses it, and "secondStep" if the
 * account signs in by two steps, which leaves the code unused.
 */
export function exchangeCode(signInCode: SignInCode): Promise<OpenedSession | "secondStep" | null> {
  return new Promise((resolve) => {
    commitMutation<signInCodeMutation>(currentEnvironment(), {
      mutation,
      cacheConfig: asHolder(signInCode),
      variables: { code: signInCode.code },
      onCompleted({ result }) {
        resolve(readRefusal(result)?.code === "SECOND_FACTOR" ? "secondStep" : readSession(result.payload));
      },
      onError: () => resolve(null),
    });
  });
}
