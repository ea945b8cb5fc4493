import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { AttemptEventName } from "#gateway/domains/assessments/resultsContract";
import type { useAttemptLogMutation } from "~/__generated__/useAttemptLogMutation.graphql";
import { commitSave } from "~/relay/commitSave";
import { untilReachedQuietly } from "~/relay/connection";
import { madeWhenSent } from "~/relay/madeWhenSent";
import { createTaskQueue } from "~/relay/taskQueue";
import type { Command } from "~/relay/useMutation";

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

/**
 * Notes that the learner leaves the page, pastes, or loses the connection, as the opening page says. What cannot be
 * sent waits, in order, for the connection; the learner is not disturbed by it.
 */
export function useAttemptLog(attemptId: number, question: number): void {
  const environment = useRelayEnvironment();
  const [queue] = useState(() => createTaskQueue(() => undefined, untilReachedQuietly));
  const note = useEffectEvent((kind: AttemptEventName) => {
    const at = performance.now();
    const run = async () => {
      const make = () => {
        const secondsAgo = Math.round((performance.now() - at) / 1_000);
        return { attemptId, kind, question, secondsAgo };
      };
      const sending = { variables: make(), cacheConfig: madeWhenSent(make) };
      const outcome = await commitSave(environment, command, sending);
      return outcome.kind === "unreachable" ? "unreachable" : "done";
    };
    // An event of another moment takes the place of none.
    queue.put({ name: `${kind} ${at}`, run });
  });
  useEffect(() => queue.stop, [queue]);
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
