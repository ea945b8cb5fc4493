import { useEffect, useEffectEvent, useRef } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { AttemptEventName } from "#gateway/domains/assessments/resultsContract";
import type { useAttemptLogMutation } from "~/__generated__/useAttemptLogMutation.graphql";
import type { Command } from "~/relay/useMutation";
import { commitSave } from "~/screens/learner/commitSave";

const command: Command<useAttemptLogMutation> = {
  fallback: "Unable to record what happened",
  mutation: graphql`
    mutation useAttemptLogMutation($attemptId: Int!, $kind: AttemptEventKind!, $question: Int!, $secondsAgo: Int!) {
      result: noteAttemptEvent(
        attemptId: $attemptId
        kind: $kind
        question: $question
        secondsAgo: $secondsAgo
      ) {
        ... on NotedAttemptPayload @alias(as: "payload") { attempt { id } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

interface Noted {
  kind: AttemptEventName;
  question: number;
  /** `performance.now()` when it happened. */
  at: number;
}

/**
 * Notes that the learner leaves the page, pastes, or loses the connection, as the opening page says. What cannot be
 * sent waits, in order, for the connection; the learner is not disturbed by it.
 */
export function useAttemptLog(attemptId: number, question: number): void {
  const environment = useRelayEnvironment();
  const waiting = useRef<Noted[]>([]);
  const isSending = useRef(false);
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let noted = waiting.current[0]; noted && navigator.onLine; noted = waiting.current[0]) {
      const { kind, question: shown, at } = noted;
      const secondsAgo = Math.round((performance.now() - at) / 1_000);
      const { outcome } = await commitSave(environment, command, {
        variables: { attemptId, kind, question: shown, secondsAgo },
      });
      if (outcome === "unreachable") break;
      waiting.current.shift();
    }
    isSending.current = false;
  };
  const note = useEffectEvent((kind: AttemptEventName) => {
    waiting.current.push({ kind, question, at: performance.now() });
    void send();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onVisibility = () => note(document.visibilityState === "hidden" ? "LEFT_PAGE" : "CAME_BACK");
    document.addEventListener("visibilitychange", onVisibility, { signal });
    document.addEventListener("paste", () => note("PASTED"), { signal });
    window.addEventListener("offline", () => note("WENT_OFFLINE"), { signal });
    window.addEventListener("online", () => note("CAME_ONLINE"), { signal });
    return () => listening.abort();
  }, []);
}
