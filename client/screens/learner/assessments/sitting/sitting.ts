import type { Environment } from "relay-runtime";
import { AnswerAutosave } from "./AnswerAutosave";
import { createSend } from "./saveAnswer";
import { ServerClock } from "./serverClock";

/** What this tab knows of an open attempt beyond the store: the time left, and the answers on their way. */
export interface Sitting {
  readonly clock: ServerClock;
  readonly keeper: AnswerAutosave;
}

// Kept beyond the screen: answers that have not got through are still sent after one has gone elsewhere.
const sittings = new WeakMap<Environment, Map<number, Sitting>>();

function sittingsOf(environment: Environment): Map<number, Sitting> {
  const known = sittings.get(environment) ?? new Map<number, Sitting>();
  sittings.set(environment, known);
  return known;
}

/** This tab's sitting of an attempt; a new one begins with the time that the server told last. */
export function getSitting(environment: Environment, attemptId: number, secondsLeft: number): Sitting {
  const known = sittingsOf(environment).get(attemptId);
  if (known) return known;
  const clock = new ServerClock(secondsLeft);
  const sitting = {
    clock,
    keeper: new AnswerAutosave(createSend(environment, (seconds) => clock.hear(seconds))),
  };
  sittingsOf(environment).set(attemptId, sitting);
  return sitting;
}
