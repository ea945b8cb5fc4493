import { commitMutation } from "react-relay";
import type { CacheConfig, Environment } from "relay-runtime";
import { type FieldErrors, readRefusal } from "./readRefusal";
import { RequestError } from "./requestError";
import type { SaveOutcome } from "./saveState";
import { type Command, getReason, type ResultMutation } from "./useMutation";

interface Commit<Mutation extends ResultMutation> {
  variables: Mutation["variables"];
  /** How it is sent; see `madeWhenSent`. */
  cacheConfig?: CacheConfig;
  /** Called with the response, after the store was updated. */
  onSaved?: (response: Mutation["response"]) => void;
}

/** The outcome of a save; a refusal has its code, and names the fields that are wrong. */
type CommitOutcome =
  | (Extract<SaveOutcome, { kind: "saved" | "unreachable" }> & { readonly code?: never })
  | {
      readonly kind: "refused";
      readonly reason: string;
      readonly code?: string;
      readonly fieldErrors: FieldErrors;
    };

/** Whether there was no server to respond, as without a connection or while it starts again: what was sent is sent again. */
export const isUnreachable = (error: Error): boolean =>
  error instanceof RequestError && (error.code === "NETWORK" || error.code === "UNAVAILABLE");

/** Sends a command without telling of it, and returns the outcome; it never throws. */
export function commitSave<Mutation extends ResultMutation>(
  environment: Environment,
  { mutation, fallback }: Command<Mutation>,
  { variables, cacheConfig, onSaved }: Commit<Mutation>,
): Promise<CommitOutcome> {
  return new Promise((resolve) => {
    // The store behind `onCompleted` still has the optimistic value on top of the server's.
    let said: Mutation["response"] | null | undefined;
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      ...(cacheConfig && { cacheConfig }),
      updater(_store, response) {
        said = response;
      },
      onCompleted({ result }) {
        const refusal = readRefusal(result);
        if (refusal) {
          const { code, message, fieldErrors } = refusal;
          return resolve({ kind: "refused", reason: message || fallback, code, fieldErrors });
        }
        // Called first, so that the screen's handling does not delay the queue.
        resolve({ kind: "saved" });
        if (said) onSaved?.(said);
      },
      onError(error) {
        if (isUnreachable(error)) return resolve({ kind: "unreachable" });
        resolve({ kind: "refused", reason: reasonFor(error, fallback), fieldErrors: [] });
      },
    });
  });
}

/** The server's message, if it is meant for people. */
function reasonFor(error: Error, fallback: string): string {
  const worded = error instanceof RequestError && error.code === "TOO_MANY_ATTEMPTS";
  return worded ? getReason(error, fallback) : fallback;
}
