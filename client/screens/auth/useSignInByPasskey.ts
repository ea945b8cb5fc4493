import { useEffect, useEffectEvent } from "react";
import { graphql } from "react-relay";
import { passkeyLimits, passkeyMessages } from "#gateway/domains/accounts/passkeyContract";
import { minuteMs } from "#gateway/domains/durationContract";
import type { useSignInByPasskeyMutation } from "~/__generated__/useSignInByPasskeyMutation.graphql";
import type { useSignInByPasskeyStartMutation } from "~/__generated__/useSignInByPasskeyStartMutation.graphql";
import { type Command, useMutation } from "~/relay/useMutation";
import { offersPasskeys, signWithPasskey, stopAskingForPasskey } from "~/session/passkeys";
import type { SessionKey } from "~/session/readSession";
import { signInMessages } from "~/session/signInMessages";

const startCommand: Command<useSignInByPasskeyStartMutation> = {
  fallback: passkeyMessages.signInFailed,
  mutation: graphql`
    mutation useSignInByPasskeyStartMutation {
      result: startPasskey {
        ... on StartPasskeyPayload @alias(as: "payload") { options }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

const command: Command<useSignInByPasskeyMutation> = {
  success: signInMessages.logIn.success,
  fallback: passkeyMessages.signInFailed,
  mutation: graphql`
    mutation useSignInByPasskeyMutation($response: String!) {
      result: signInByPasskey(response: $response) {
        ...readSession_session @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

/** A request that waits in a field is renewed before its challenge is over. */
const renewEvery = (passkeyLimits.minutes - 1) * minuteMs;

interface Options {
  /** Called with the new session. */
  onSession: (session: SessionKey) => void;
  /** Whether passkeys are offered from the start, where the browser can. */
  isOffered: boolean;
  onFailure: (reason: string) => void;
}

/**
 * Returns what signs in by a passkey. Where the browser offers passkeys among the suggestions of the address field, they
 * are offered from the start.
 */
export function useSignInByPasskey({ onSession, isOffered: isOfferedEarly, onFailure }: Options) {
  const [start] = useMutation(startCommand);
  const [send] = useMutation(command);
  const attempt = async (isOffered: boolean) => {
    // An offer that the user did not ask for fails in silence until a passkey was chosen.
    const quietly = { onUnreachable: () => undefined, isUnasked: true };
    const started = await start({}, isOffered ? quietly : { onFailure });
    if (!started) return;
    const signed = await signWithPasskey(started.options, isOffered);
    if (!signed) return;
    if ("failure" in signed) {
      if (!isOffered) onFailure(signed.failure);
      return;
    }
    const session = await send({ response: signed.response }, { onFailure });
    if (session) onSession(session);
  };
  const offer = useEffectEvent(async () => {
    if (isOfferedEarly && (await offersPasskeys())) await attempt(true);
  });
  useEffect(() => {
    void offer();
    const renewing = setInterval(() => void offer(), renewEvery);
    return () => {
      clearInterval(renewing);
      void stopAskingForPasskey();
    };
  }, []);
  return attempt;
}
