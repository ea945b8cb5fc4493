interface ScoredOption {
  isCorrect: boolean;
  isChosen: boolean;
}

/** A question of an attempt with its answer. */
export interface AnsweredQuestion {
  type: "SINGLE" | "MULTIPLE" | "TRUE_FALSE" | "SHORT_TEXT";
  options: readonly ScoredOption[];
  acceptedAnswers: readonly string[];
  answerText: string | null;
}

const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLocaleLowerCase("en");

/** Whether a question has an answer. */
export function isAnswered({ type, options, answerText }: AnsweredQuestion): boolean {
  return type === "SHORT_TEXT" ? plain(answerText ?? "") !== "" : options.some(({ isChosen }) => isChosen);
}

/**
 * Whether the answer is right: for one-of questions the one right option, for several exactly the right
 * options, for a short text one of the accepted texts, ignoring case and extra white space. No answer is
 * never right.
 */
export function isRight(question: AnsweredQuestion): boolean {
  if (!isAnswered(question)) return false;
  const { type, options, acceptedAnswers, answerText } = question;
  if (type === "SHORT_TEXT")
    return acceptedAnswers.some((accepted) => plain(accepted) === plain(answerText ?? ""));
  if (type !== "MULTIPLE" && options.filter(({ isChosen }) => isChosen).length !== 1) return false;
  if (type !== "MULTIPLE") return options.some(({ isChosen, isCorrect }) => isChosen && isCorrect);
  return options.every(({ isChosen, isCorrect }) => isChosen === isCorrect);
}

export interface Grade {
  points: number;
  maxPoints: number;
  /** Percent with at most two decimals; 0 without questions. */
  score: number;
}

/** Scores the questions: one point for each right answer; the score is their share. */
export function gradeQuestions(questions: readonly AnsweredQuestion[]): Grade {
  const maxPoints = questions.length;
  const points = questions.filter(isRight).length;
  return { points, maxPoints, score: maxPoints === 0 ? 0 : Math.round((points * 10_000) / maxPoints) / 100 };
}

interface AttemptTimes {
  submittedAt: Date | null;
  dueAt: Date;
}

/** When an attempt ended: at its submission, else when its time ran out; null while it is open. */
export function getFinishedAt({ submittedAt, dueAt }: AttemptTimes, now: Date): Date | null {
  if (submittedAt) return submittedAt;
  return now >= dueAt ? dueAt : null;
}

/** The seconds left, by the server's clock, rounded up: 0 exactly when it has ended. */
export function secondsLeft(times: AttemptTimes, now: Date): number {
  if (getFinishedAt(times, now)) return 0;
  return Math.ceil((times.dueAt.getTime() - now.getTime()) / 1000);
}

/** Returns a random whole number from 0 and less than `below`. */
type Draw = (below: number) => number;

function shuffled<Item>(items: readonly Item[], draw: Draw): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const [taken] = mixed.splice(draw(last + 1), 1);
    if (taken !== undefined) mixed.push(taken);
  }
  return mixed;
}

interface OrderedQuestion<Option> {
  type: AnsweredQuestion["type"];
  options: readonly Option[];
}

/** Shuffles the questions and their options; true stays above false. */
export const reordered = <Option, Question extends OrderedQuestion<Option>>(
  questions: readonly Question[],
  draw: Draw,
): Question[] =>
  shuffled(questions, draw).map((question) =>
    question.type === "TRUE_FALSE" ? question : { ...question, options: shuffled(question.options, draw) },
  );
