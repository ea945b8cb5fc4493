import { commitMutation } from "react-relay";
import type { Environment, GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { type MutationResult, readRefusal } from "~/relay/readRefusal";
import { RequestError } from "~/relay/requestError";
import { getReason } from "~/relay/useMutation";
import type { SaveAnswer } from "./optimisticQueue";

interface ResultMutation extends MutationParameters {
  readonly response: { readonly result: MutationResult };
}

interface Commit<Mutation extends ResultMutation> {
  mutation: GraphQLTaggedNode;
  variables: Mutation["variables"];
  /** The default reason of a refusal. */
  fallback: string;
  /** Called with the response, after the store was updated. */
  onSaved?: (response: Mutation["response"]) => void;
}

/** Saves a completion and returns the outcome; it never throws. */
export function commitSave<Mutation extends ResultMutation>(
  environment: Environment,
  { mutation, variables, fallback, onSaved }: Commit<Mutation>,
): Promise<SaveAnswer> {
  return new Promise((resolve) => {
    // The store behind `onCompleted` still has the optimistic value on top of the server's.
    let said: Mutation["response"] | null | undefined;
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      updater(_store, response) {
        said = response;
      },
      onCompleted({ result }) {
        const refusal = readRefusal(result);
        if (refusal) return resolve({ is: "refused", reason: refusal.message || fallback });
        // Called first, so that the screen's handling does not delay the queue.
        resolve({ is: "saved" });
        if (said) onSaved?.(said);
      },
      onError(error) {
        const lost = error instanceof RequestError && error.code === "NETWORK";
        resolve(lost ? { is: "unreachable" } : { is: "refused", reason: reasonFor(error, fallback) });
      },
    });
  });
}

/** The server's message, if it is meant for people. */
function reasonFor(error: Error, fallback: string): string {
  const worded = error instanceof RequestError && error.code === "TOO_MANY_ATTEMPTS";
  return worded ? getReason(error, fallback) : fallback;
}
