import { useCallback } from "react";
import { type UseMutationConfig, useMutation as useRelayMutation } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { endFailures, showToast } from "../ui/toasts";
import { type FieldErrors, type MutationResult, readRefusal } from "./readRefusal";
import { isShownEverywhere, RequestError } from "./requestError";

const done: object = {};

type RefusalFacts = NonNullable<ReturnType<typeof readRefusal>>;

export interface ResultMutation extends MutationParameters {
  readonly response: { readonly result: MutationResult };
}

/** The result of a mutation unless it was refused; an empty object if its document selects no payload. */
export type Payload<Mutation extends ResultMutation> = NonNullable<Mutation["response"]["result"]["payload"]>;

export interface MutationTexts {
  /** The success toast; none by default. */
  success?: string;
  /** The failure toast when the server gave no reason. */
  fallback: string;
  /** Shows the fallback in the toast in any case, because the screen itself shows the reason. */
  fallbackOnly?: boolean;
}

/**
 * A mutation's document with the texts of its outcomes: `...batchMessages.create` where a contract pairs them, or
 * `fallback` alone where success needs no toast.
 */
export interface Command<Mutation extends ResultMutation> extends MutationTexts {
  mutation: GraphQLTaggedNode;
  /** The document's type; no value. */
  readonly type?: Mutation;
}

/** A command whose success is always told: with `operationCompleted` where it has no text of its own. */
export type ToldCommand<Mutation extends ResultMutation> = Command<Mutation> & { success: string };

interface CommitOptions<Mutation extends ResultMutation>
  extends Omit<UseMutationConfig<Mutation>, "variables" | "onCompleted" | "onError"> {
  /** Called with the fields that the server rejected, for the form to show. */
  onFieldErrors?: (fieldErrors: FieldErrors) => void;
  /**
   * Called with the reason of any failure, for the screen to show, and with the code of the failed request or the refusal.
   */
  onFailure?: (reason: string, code?: string) => void;
  /** Called when someone else changed the row after the edit began. */
  onStale?: () => void;
  /**
   * Called instead of showing a failure when a sign-in needs its second step, or its code was wrong: the fields say so
   * then.
   */
  onSecondFactor?: (fieldErrors: FieldErrors) => void;
  /**
   * Called with the fields of a conflict before it is shown. Returns whether the screen asks the person instead of showing
   * a failure.
   */
  onConflict?: (fieldErrors: FieldErrors) => boolean;
  /** Called instead of showing a failure when there was no response, by a caller that retries. */
  onUnreachable?: () => void;
  /** Whether the screen sends it by itself: failures that are shown stay. */
  isUnasked?: boolean;
}

/** The reason of a failed request, in the server's words where they are meant for people. */
export const getReason = (error: Error, fallback: string): string =>
  error instanceof RequestError && error.message !== "" ? error.message : fallback;

interface FailureOptions {
  /** Whether the global error rules have shown it. */
  shown?: boolean;
  explained?: boolean;
  code?: string | undefined;
}

interface Failure {
  reason: string;
  fallback: string;
  fallbackOnly: boolean;
  /** Whether the reason is the server's own. */
  explained: boolean;
}

/** The toast of a failed save: the server's reason, or the fallback with why there was no response. */
function failureTexts({ reason, fallback, fallbackOnly, explained }: Failure) {
  if (fallbackOnly || reason === fallback) return { message: fallback };
  return explained ? { message: reason } : { title: fallback, message: reason };
}

/**
 * Commits a command, whose field `result` is `XPayload | Refusal`. The promise resolves to the payload, or to null
 * after the reason was shown: in the toast, and for invalid fields through `onFieldErrors` as well. Relay rolls back an
 * optimistic response.
 */
export function useMutation<Mutation extends ResultMutation>(command: Command<Mutation>) {
  const { mutation, success, fallback, fallbackOnly = false } = command;
  const [commit, busy] = useRelayMutation<Mutation>(mutation);
  const run = useCallback(
    (variables: Mutation["variables"], options: CommitOptions<Mutation> = {}) => {
      const { onFieldErrors, onFailure, onStale, onSecondFactor, onConflict, onUnreachable, ...others } =
        options;
      const { isUnasked, ...config } = others;
      if (!isUnasked) endFailures();
      return new Promise<Payload<Mutation> | null>((resolve) => {
        const fail = (reason: string, { shown = false, explained = true, code }: FailureOptions = {}) => {
          if (!shown)
            showToast({ tone: "danger", ...failureTexts({ reason, fallback, fallbackOnly, explained }) });
          onFailure?.(reason, code);
          resolve(null);
        };
        const refuse = ({ code, message, fieldErrors }: RefusalFacts) => {
          if (code === "SECOND_FACTOR" && onSecondFactor) {
            onSecondFactor(fieldErrors);
            return resolve(null);
          }
          if (code === "CONFLICT" && fieldErrors.length > 0 && onConflict?.(fieldErrors))
            return resolve(null);
          onFieldErrors?.(fieldErrors);
          if (code === "STALE") onStale?.();
          fail(message || fallback, { code });
        };
        commit({
          ...config,
          variables,
          onCompleted({ result }) {
            const refusal = readRefusal(result);
            if (refusal) return refuse(refusal);
            if (success) showToast({ tone: "success", message: success });
            resolve(result.payload ?? done);
          },
          onError(error) {
            if (onUnreachable && error instanceof RequestError && error.code === "NETWORK") {
              onUnreachable();
              return resolve(null);
            }
            fail(getReason(error, fallback), {
              shown: isShownEverywhere(error),
              explained: !(error instanceof RequestError) || error.explained,
              code: error instanceof RequestError ? error.code : undefined,
            });
          },
        } as UseMutationConfig<Mutation>);
      });
    },
    [commit, success, fallback, fallbackOnly],
  );
  return [run, busy] as const;
}
