import { commitMutation } from "react-relay";
import type { Environment, GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { RequestError } from "~/relay/requestError";
import { getReason } from "~/relay/useMutation";
import type { SaveAnswer } from "./optimisticQueue";

interface ResultMutation extends MutationParameters {
  readonly response: { readonly result: { readonly __typename: string; readonly message?: string } };
}

interface Commit<Mutation extends ResultMutation> {
  mutation: GraphQLTaggedNode;
  variables: Mutation["variables"];
  /** The reason of a refusal that names none. */
  fallback: string;
  /** Called with what the server said, once the store has it. */
  onSaved?: (response: Mutation["response"]) => void;
}

/** Sends a tick or a mark and says what became of it; it never throws. */
export function commitSave<Mutation extends ResultMutation>(
  environment: Environment,
  { mutation, variables, fallback, onSaved }: Commit<Mutation>,
): Promise<SaveAnswer> {
  return new Promise((resolve) => {
    // What `onCompleted` is given is read from the store, where the optimistic tick still covers the server's word.
    let said: Mutation["response"] | null | undefined;
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      updater(_store, response) {
        said = response;
      },
      onCompleted({ result: { __typename, message } }) {
        if (__typename === "Refusal") return resolve({ is: "refused", reason: message || fallback });
        // First: what a screen makes of it must not keep the queue waiting.
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

/** The server's words, where they are for people. */
function reasonFor(error: Error, fallback: string): string {
  const worded = error instanceof RequestError && error.code === "TOO_MANY_ATTEMPTS";
  return worded ? getReason(error, fallback) : fallback;
}
