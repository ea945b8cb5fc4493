import type { Environment } from "relay-runtime";
import { AnswerKeeper, type KeptAnswers } from "./AnswerKeeper";
import { createSend } from "./saveAnswer";
import { ServerClock } from "./serverClock";

/** What this tab knows of an open attempt beyond the store: the time left, and the answers on their way. */
export interface Sitting {
  readonly clock: ServerClock;
  readonly keeper: AnswerKeeper;
}

// Kept beyond the screen: answers that have not got through are still sent after one has gone elsewhere.
const sittings = new WeakMap<Environment, Map<number, Sitting>>();

function sittingsOf(environment: Environment): Map<number, Sitting> {
  const known = sittings.get(environment) ?? new Map<number, Sitting>();
  sittings.set(environment, known);
  return known;
}

/** This tab's sitting of an attempt; a new one begins with the time that the server told last. */
export function sittingOf(environment: Environment, attemptId: number, secondsLeft: number): Sitting {
  const known = sittingsOf(environment).get(attemptId);
  if (known) return known;
  const clock = new ServerClock(secondsLeft);
  const sitting = {
    clock,
    keeper: new AnswerKeeper(createSend(environment, (seconds) => clock.hear(seconds))),
  };
  sittingsOf(environment).set(attemptId, sitting);
  return sitting;
}

/** What this tab has kept of each attempt, by its number. */
export type KeptOfAttempts = ReadonlyMap<number, KeptAnswers>;

/** The answers of all attempts at the moment of asking the server for one of them. */
export const keptOfAttempts = (environment: Environment): KeptOfAttempts =>
  new Map([...sittingsOf(environment)].map(([attemptId, { keeper }]) => [attemptId, keeper.current()]));

interface Told {
  readonly databaseId: number;
  readonly secondsLeft: number;
}

/** Takes over what the server has told of an attempt; what was saved since it was asked is newer. */
export function takeOver(environment: Environment, told: Told, asked: KeptOfAttempts): void {
  const { clock, keeper } = sittingOf(environment, told.databaseId, told.secondsLeft);
  clock.hear(told.secondsLeft);
  keeper.forgetSaved(asked.get(told.databaseId));
}
