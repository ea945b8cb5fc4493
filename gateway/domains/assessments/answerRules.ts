import type { QuestionTypeName } from "../courses/contract";
import { compareNames } from "../foldContract";
import { askWhich } from "../numberContract";
import { readBlanks } from "../questions/contract";
import { type AnsweredQuestion, readAnswerNumber } from "../questions/scoreRules";
import { assessmentMessages, findLongText } from "./contract";
import { resultLimits } from "./resultsContract";

/** A learner's answer; its question's type says which fields count. */
export interface Answer {
  /** The chosen options; in ORDERING all items, first to last. */
  optionIds: readonly number[];
  /** For SHORT_TEXT, NUMERIC and ESSAY. */
  text: string | null;
  /** In MATCHING: the text matched with each option. */
  matches: readonly { optionId: number; match: string }[];
  /** For FILL: the texts in the blanks, in order. */
  blanks: readonly string[];
  /** For FILE. */
  fileId: number | null;
}

/** The version that an answer began from, and when it was given. */
export interface Timing {
  /** Null where there was none; undefined replaces any answer. */
  version?: Date | null | undefined;
  /** Seconds since it was given; null or undefined for now. */
  secondsAgo?: number | null | undefined;
}

/**
 * Returns the version of an answer that takes the place of the saved one, later than that; null if the saved one is not
 * the one that the edit began from, and was not given earlier.
 */
export function dateAnswer(saved: Date | null, { version, secondsAgo }: Timing, now: Date): Date | null {
  const isTimed = typeof secondsAgo === "number";
  const ago = Math.min(Math.max(secondsAgo ?? 0, 0), resultLimits.eventAge) * 1_000;
  const givenAt = now.getTime() - ago;
  if (!saved) return version ? null : new Date(givenAt);
  const isExpected =
    version === undefined ? !isTimed : version !== null && version.getTime() === saved.getTime();
  // Without a text, the last of two choices counts.
  const isLater = isTimed && (ago === 0 || givenAt >= saved.getTime());
  if (!isExpected && !isLater) return null;
  return new Date(Math.max(givenAt, saved.getTime() + 1));
}

export interface AskedOption {
  id: number;
  isChosen: boolean;
  givenMatch: string | null;
  givenPlace: number | null;
  isCorrect: boolean;
  match: string | null;
  place: number | null;
}

/** A question of an attempt, as it is asked. */
export interface AskedQuestion {
  type: QuestionTypeName;
  options: readonly AskedOption[];
  acceptedAnswers: readonly string[];
  value: number | null;
  tolerance: number | null;
  blanks: unknown;
}

function findNumberProblem(text: string, question: AskedQuestion): string | null {
  if (text.trim() === "") return null;
  const values = readAnswerNumber(text, question);
  if (values.length === 0) return assessmentMessages.notNumber;
  return values.length > 1 ? askWhich(text, values) : null;
}

const problems: Record<QuestionTypeName, (question: AskedQuestion, answer: Answer) => string | null> = {
  SINGLE: (_question, { optionIds }) => (optionIds.length > 1 ? assessmentMessages.oneOption : null),
  TRUE_FALSE: (_question, { optionIds }) => (optionIds.length > 1 ? assessmentMessages.oneOption : null),
  MULTIPLE: () => null,
  SHORT_TEXT: () => null,
  NUMERIC: (question, { text }) => findNumberProblem(text ?? "", question),
  MATCHING: ({ options }, { matches }) => {
    const known = new Set(options.map(({ match }) => match));
    return matches.every(({ match }) => known.has(match)) ? null : assessmentMessages.foreignMatch;
  },
  ORDERING: ({ options }, { optionIds }) =>
    optionIds.length === 0 || new Set(optionIds).size === options.length
      ? null
      : assessmentMessages.allPlaces,
  FILL: ({ blanks: accepted }, { blanks }) =>
    blanks.length > readBlanks(accepted).length ? assessmentMessages.tooManyBlanks : null,
  ESSAY: () => null,
  FILE: () => null,
};

/** Returns why an answer does not fit its question; null when it does. */
export function findAnswerProblem(question: AskedQuestion, answer: Answer): string | null {
  const known = new Set(question.options.map(({ id }) => id));
  const named = [...answer.optionIds, ...answer.matches.map(({ optionId }) => optionId)];
  if (named.some((id) => !known.has(id))) return assessmentMessages.foreignOption;
  return problems[question.type](question, answer) ?? findLongText(question.type, answer);
}

const writtenTypes: ReadonlySet<QuestionTypeName> = new Set(["SHORT_TEXT", "NUMERIC", "ESSAY"]);

/** A question with an answer in place of the earlier one. */
export function giveAnswer<Question extends AskedQuestion>(question: Question, answer: Answer) {
  const { type, options } = question;
  const isChoice = type === "SINGLE" || type === "MULTIPLE" || type === "TRUE_FALSE";
  const matches = new Map(answer.matches.map(({ optionId, match }) => [optionId, match]));
  const places = new Map(answer.optionIds.map((id, index) => [id, index + 1]));
  return {
    ...question,
    answerText: writtenTypes.has(type) ? answer.text?.trim() || null : null,
    answerBlanks: type === "FILL" ? answer.blanks.map((text) => text.trim()) : [],
    answerFileId: type === "FILE" ? answer.fileId : null,
    options: options.map((option) => ({
      ...option,
      isChosen: isChoice && places.has(option.id),
      givenMatch: type === "MATCHING" ? (matches.get(option.id) ?? null) : null,
      givenPlace: type === "ORDERING" ? (places.get(option.id) ?? null) : null,
    })),
  } satisfies AnsweredQuestion;
}

/** For MATCHING: the texts to choose from, each once, in alphabetical order. */
export const listMatches = (options: readonly { match: string | null }[]): string[] =>
  [...new Set(options.map(({ match }) => match ?? ""))].sort(compareNames);
