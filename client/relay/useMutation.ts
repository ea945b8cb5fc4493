import { useCallback } from "react";
import { type UseMutationConfig, useMutation as useRelayMutation } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { showToast } from "../ui/toasts";
import { isShownEverywhere, RequestError } from "./requestError";

/** A command's business 'no', as mutations select it. */
export interface RefusedResult {
  readonly __typename: "Refusal";
  readonly message: string;
  readonly fieldErrors: ReadonlyArray<{ readonly field: string; readonly message: string }>;
}

interface ResultMutation extends MutationParameters {
  readonly response: { readonly result: { readonly __typename: string } };
}

type Payload<Mutation extends ResultMutation> = Exclude<
  Mutation["response"]["result"],
  { readonly __typename: "Refusal" } | { readonly __typename: "%other" }
>;

interface MutationTexts {
  /** The toast after success; none when left out. */
  success?: string;
  /** The toast when the server gave no reason. */
  fallback: string;
  /** The toast says the fallback whatever the reason is, which the screen shows in its place. */
  fallbackOnly?: boolean;
}

interface CommitOptions<Mutation extends ResultMutation>
  extends Omit<UseMutationConfig<Mutation>, "variables" | "onCompleted" | "onError"> {
  /** Called with the fields that the server found wrong, for the form to show. */
  onFieldErrors?: (fieldErrors: RefusedResult["fieldErrors"]) => void;
  /** Called with the reason of any failure, for the screen to show where the person looks. */
  onFailure?: (reason: string) => void;
}

const isRefused = (result: { readonly __typename: string }): result is RefusedResult =>
  result.__typename === "Refusal";

const inWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return seconds < 60 ? `${seconds} seconds` : `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
};

/** Why a request failed, in words for people, with when to try again where the server said so. */
export function reasonOf(error: Error, fallback: string): string {
  if (!(error instanceof RequestError) || error.message === "") return fallback;
  if (error.retryAfter === null) return error.message;
  return `${error.message.replace(/[.,]? please try again later\.?$/i, "")}. Try again in ${inWords(error.retryAfter)}.`;
}

/**
 * Commits a mutation that answers `result: XPayload | Refusal`. The promise answers the payload, or null after the
 * reason was shown: in the toast, and for wrong fields through `onFieldErrors` as well. Relay rolls back what an
 * optimistic response showed.
 */
export function useMutation<Mutation extends ResultMutation>(
  document: GraphQLTaggedNode,
  texts: MutationTexts,
) {
  const [commit, busy] = useRelayMutation<Mutation>(document);
  const { success, fallback, fallbackOnly = false } = texts;
  const run = useCallback(
    (variables: Mutation["variables"], options: CommitOptions<Mutation> = {}) => {
      const { onFieldErrors, onFailure, ...config } = options;
      return new Promise<Payload<Mutation> | null>((resolve) => {
        const fail = (reason: string, shown = false) => {
          if (!shown) showToast({ tone: "danger", message: fallbackOnly ? fallback : reason });
          onFailure?.(reason);
          resolve(null);
        };
        commit({
          ...config,
          variables,
          onCompleted({ result }) {
            if (isRefused(result)) {
              onFieldErrors?.(result.fieldErrors);
              return fail(result.message || fallback);
            }
            if (success) showToast({ tone: "success", message: success });
            resolve(result as Payload<Mutation>);
          },
          onError(error) {
            fail(reasonOf(error, fallback), isShownEverywhere(error));
          },
        } as UseMutationConfig<Mutation>);
      });
    },
    [commit, success, fallback, fallbackOnly],
  );
  return [run, busy] as const;
}
