import { commitMutation, graphql } from "react-relay";
import type { endSessionMutation } from "../__generated__/endSessionMutation.graphql";
import { currentEnvironment } from "../relay/environment";
import { type Bearer, quietRequest, requestAs } from "../relay/network";
import { RequestError } from "../relay/requestError";

const mutation = graphql`
  mutation endSessionMutation {
    result: logout { ...readRefusal_refusal @alias(as: "refusal") }
  }
`;

/**
 * Ends the session at the server, or another one that was opened; false if it may still be valid. A session that was
 * already over counts as ended.
 */
export function endSession(other?: Bearer): Promise<boolean> {
  return new Promise((resolve) => {
    commitMutation<endSessionMutation>(currentEnvironment(), {
      mutation,
      cacheConfig: other ? requestAs(other) : quietRequest,
      variables: {},
      onCompleted: ({ result }) => resolve(!result.refusal),
      onError: (error) => resolve(error instanceof RequestError && error.code === "UNAUTHENTICATED"),
    });
  });
}
