import type { QuestionTypeName } from "../courses/contract";
import { foldText, isSameText } from "../foldContract";
import { readNumber } from "../numberContract";
import { readBlanks } from "./contract";

interface ScoredOption {
  isCorrect: boolean;
  isChosen: boolean;
  match?: string | null;
  givenMatch?: string | null;
  place?: number | null;
  givenPlace?: number | null;
}

/** A question of an attempt with its answer. */
export interface AnsweredQuestion {
  type: QuestionTypeName;
  options: readonly ScoredOption[];
  acceptedAnswers: readonly string[];
  value?: number | null;
  tolerance?: number | null;
  blanks?: unknown;
  answerText: string | null;
  answerBlanks?: readonly string[];
  answerFileId?: number | null;
}

const isOneOf = (accepted: readonly string[], given: string) =>
  accepted.some((text) => isSameText(text, given));

/** Whether a question has an answer. */
export function isAnswered({ type, options, answerText, ...given }: AnsweredQuestion): boolean {
  if (type === "FILE") return (given.answerFileId ?? null) !== null;
  if (type === "FILL") return (given.answerBlanks ?? []).some((text) => foldText(text) !== "");
  if (type === "MATCHING") return options.some(({ givenMatch }) => (givenMatch ?? null) !== null);
  if (type === "ORDERING") return options.some(({ givenPlace }) => (givenPlace ?? null) !== null);
  if (type === "SINGLE" || type === "MULTIPLE" || type === "TRUE_FALSE")
    return options.some(({ isChosen }) => isChosen);
  return foldText(answerText ?? "") !== "";
}

/** The part of a whole; 0 for an empty one. */
const part = (some: number, all: number) => (all === 0 ? 0 : Math.max(0, some) / all);

/** The right options that were chosen less the wrong ones, by all right ones. */
const shareOfChoices = (options: readonly ScoredOption[]) => {
  const right = options.filter(({ isCorrect }) => isCorrect).length;
  const hits = options.filter(({ isCorrect, isChosen }) => isCorrect && isChosen).length;
  const misses = options.filter(({ isCorrect, isChosen }) => !isCorrect && isChosen).length;
  return part(hits - misses, right);
};

/** The length of the longest rising run that is left when other numbers are struck out. */
function longestRising(numbers: readonly number[]): number {
  const ends: number[] = [];
  for (const number of numbers) {
    const place = ends.findIndex((end) => end >= number);
    ends[place < 0 ? ends.length : place] = number;
  }
  return ends.length;
}

/** The most items that are in the right order among themselves, less one, by all less one. */
const shareOfOrder = (options: readonly ScoredOption[]) => {
  const given = options
    .filter(({ givenPlace }) => (givenPlace ?? null) !== null)
    .toSorted((left, right) => (left.givenPlace ?? 0) - (right.givenPlace ?? 0));
  return part(longestRising(given.map(({ place }) => place ?? 0)) - 1, options.length - 1);
};

const shareOfPairs = (options: readonly ScoredOption[]) =>
  part(
    options.filter(({ match, givenMatch }) => (givenMatch ?? null) !== null && match === givenMatch).length,
    options.length,
  );

const shareOfBlanks = ({ blanks, answerBlanks = [] }: AnsweredQuestion) => {
  const accepted = readBlanks(blanks);
  return part(
    accepted.filter((texts, index) => isOneOf(texts, answerBlanks[index] ?? "")).length,
    accepted.length,
  );
};

interface NumberKey {
  value?: number | null | undefined;
  tolerance?: number | null | undefined;
}

/**
 * The values that a text may mean as the answer of a question: none if it is no number, two where its comma may stand
 * before the decimals that the key has ('1,234'), or its point between the thousands of a key that has none ('1.234').
 */
export function readAnswerNumber(text: string, { value, tolerance }: NumberKey): number[] {
  const read = readNumber(text);
  if (!read) return [];
  if (read.other === null) return [read.value];
  const isComma = Math.abs(read.other) < Math.abs(read.value);
  const hasDecimals = !Number.isInteger(value ?? 0) || !Number.isInteger(tolerance ?? 0);
  return isComma === hasDecimals ? [read.value, read.other] : [read.value];
}

/** Whether a number is right; one that was saved before its sign was asked about is right by either meaning. */
function isRightNumber({ value, tolerance, answerText }: AnsweredQuestion): boolean {
  if (typeof value !== "number") return false;
  return readAnswerNumber(answerText ?? "", { value, tolerance }).some((given) => {
    // Sums of decimals are a little off, in either direction.
    const error = Number.EPSILON * 8 * Math.max(Math.abs(given), Math.abs(value), 1);
    return Math.abs(given - value) <= (tolerance ?? 0) + error;
  });
}

const isRightChoice = (options: readonly ScoredOption[]) =>
  options.filter(({ isChosen }) => isChosen).length === 1 &&
  options.some(({ isChosen, isCorrect }) => isChosen && isCorrect);

const shares: Record<QuestionTypeName, (question: AnsweredQuestion) => number> = {
  SINGLE: ({ options }) => Number(isRightChoice(options)),
  TRUE_FALSE: ({ options }) => Number(isRightChoice(options)),
  MULTIPLE: ({ options }) => shareOfChoices(options),
  SHORT_TEXT: ({ acceptedAnswers, answerText }) => Number(isOneOf(acceptedAnswers, answerText ?? "")),
  NUMERIC: (question) => Number(isRightNumber(question)),
  MATCHING: ({ options }) => shareOfPairs(options),
  ORDERING: ({ options }) => shareOfOrder(options),
  FILL: shareOfBlanks,
  ESSAY: () => 0,
  FILE: () => 0,
};

/**
 * Returns the share of an answer that is right, 0 to 1; exactly 1 for the right answer alone, and 0
 * without an answer.
 *
 * - MULTIPLE: (right options chosen - wrong options chosen) / right options, at least 0.
 * - MATCHING: right pairs / pairs. FILL: right blanks / blanks.
 * - ORDERING: (L - 1) / (items - 1), where L is the most items that are in the right order among
 * themselves.
 * - Others: all or nothing; a text ignores case, spaces and how keyboards write signs, a number must be
 * within the tolerance.
 */
export const shareRight = (question: AnsweredQuestion): number =>
  isAnswered(question) ? shares[question.type](question) : 0;

/**
 * Whether the answer is wholly right. A missing answer never is, and an answer that a person marks never is.
 */
export const isRight = (question: AnsweredQuestion): boolean => shareRight(question) === 1;
