import type { Environment } from "relay-runtime";
import { emptyAnswer } from "~/questions/answers";
import { onEnvironmentReset } from "~/relay/environment";
import { type AnsweredQuestion, AttemptAnswers } from "./attemptAnswers";
import { AttemptUploads } from "./attemptUploads";
import { type SecondsLeft, ServerClock } from "./serverClock";

/** The state of an open attempt outside the store: the time left, the unsaved answers, and the files on their way. */
export class Sitting {
  readonly clock: ServerClock;
  readonly answers: AttemptAnswers;
  readonly uploads = new AttemptUploads();

  constructor(environment: Environment, secondsLeft: SecondsLeft) {
    this.clock = new ServerClock(secondsLeft);
    this.answers = new AttemptAnswers(environment, (seconds) => this.clock.receive(seconds));
  }

  /** The uploads of a question, whose file is its answer. */
  openUploads(question: AnsweredQuestion) {
    const questionId = question.databaseId;
    return this.uploads.open(question.id, (fileId) =>
      this.answers.give(question, { questionId, ...emptyAnswer, fileId }),
    );
  }
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
  const sitting = new Sitting(environment, secondsLeft);
  // Another account has signed in: the files are not theirs.
  const forget = onEnvironmentReset(() => {
    forget();
    sitting.uploads.cancelAll();
  });
  getSittings(environment).set(attemptId, sitting);
  return sitting;
}
