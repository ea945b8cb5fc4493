import type { Environment } from "relay-runtime";
import { AnswerAutosave } from "./AnswerAutosave";
import { createSend } from "./saveAnswer";
import { type SecondsLeft, ServerClock } from "./serverClock";

/** The state of an open attempt outside the store: the time left and the unsaved answers. */
export interface Sitting {
  readonly clock: ServerClock;
  readonly keeper: AnswerAutosave;
}

// Outlives the screen: unsaved answers are still sent after the learner has left it.
const sittings = new WeakMap<Environment, Map<number, Sitting>>();

function getSittings(environment: Environment): Map<number, Sitting> {
  const known = sittings.get(environment) ?? new Map<number, Sitting>();
  sittings.set(environment, known);
  return known;
}

/** Returns this tab's state of an attempt; a new one starts with the server's last time left. */
export function getSitting(environment: Environment, attemptId: number, secondsLeft: SecondsLeft): Sitting {
  const known = getSittings(environment).get(attemptId);
  if (known) return known;
  const clock = new ServerClock(secondsLeft);
  const sitting = {
    clock,
    keeper: new AnswerAutosave(createSend(environment, (seconds) => clock.receive(seconds))),
  };
  getSittings(environment).set(attemptId, sitting);
  return sitting;
}
