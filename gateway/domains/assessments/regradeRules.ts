import type { QuestionTypeName } from "../courses/contract";
import { isMarkedByHand, readBlanks } from "../questions/contract";
import type { AnsweredQuestion } from "../questions/scoreRules";
import { scoreAnswer } from "./rules";

/** The key of a question of the bank as it is now. */
export interface CurrentKey {
  type: QuestionTypeName;
  acceptedAnswers: readonly string[];
  value: number | null;
  tolerance: number | null;
  blanks: unknown;
  /** In their order. */
  options: readonly { text: string; isCorrect: boolean; match: string | null }[];
}

interface CopiedOption {
  id: number;
  text: string;
  isCorrect: boolean;
  isChosen: boolean;
  match: string | null;
  givenMatch: string | null;
  place: number | null;
  givenPlace: number | null;
}

/** A question of an attempt with its answer and its mark. */
export interface CopiedQuestion extends AnsweredQuestion {
  options: readonly CopiedOption[];
  value: number | null;
  tolerance: number | null;
  marks: number | null;
  maxMarks: number;
}

const byText = <Value>(options: CurrentKey["options"], toValue: (index: number) => Value) =>
  new Map(options.map(({ text }, index) => [text, toValue(index)]));

/** The options by the current key; null when the question has other options now. */
function correctOptions({ type, options }: CopiedQuestion, key: CurrentKey): CopiedOption[] | null {
  const found = byText(key.options, (index) => index);
  const matches = new Set(key.options.map(({ match }) => match));
  const corrected: CopiedOption[] = [];
  for (const option of options) {
    const index = found.get(option.text);
    const current = index === undefined ? undefined : key.options[index];
    if (index === undefined || !current) return null;
    if (type === "MATCHING") {
      if (!matches.has(option.match)) return null;
      corrected.push({ ...option, match: current.match });
    } else if (type === "ORDERING") corrected.push({ ...option, place: index + 1 });
    else corrected.push({ ...option, isCorrect: current.isCorrect });
  }
  return corrected.length === key.options.length ? corrected : null;
}

/**
 * A question of an attempt by the current key. Null when it cannot be regraded: a person marks it, or the question
 * asks something else now, with other options, items, pairs or blanks.
 */
export function correctKey(question: CopiedQuestion, key: CurrentKey): CopiedQuestion | null {
  if (question.type !== key.type || isMarkedByHand(question.type)) return null;
  const options = correctOptions(question, key);
  if (!options || readBlanks(question.blanks).length !== readBlanks(key.blanks).length) return null;
  const { acceptedAnswers, value, tolerance, blanks } = key;
  return { ...question, options, acceptedAnswers: [...acceptedAnswers], value, tolerance, blanks };
}

const toAnswerKey = ({ options, acceptedAnswers, value, tolerance, blanks }: CopiedQuestion) =>
  JSON.stringify([
    options.map(({ id, isCorrect, match, place }) => [id, isCorrect, match, place]),
    acceptedAnswers,
    value ?? null,
    tolerance ?? null,
    readBlanks(blanks),
  ]);

export interface Regraded {
  question: CopiedQuestion;
  before: number | null;
  after: number | null;
}

/** The question with the current key and the mark that it gives; null when the key is the same. */
export function regradeQuestion(
  question: CopiedQuestion,
  key: CurrentKey,
  negativePercent: number,
): Regraded | null {
  const corrected = correctKey(question, key);
  if (!corrected || toAnswerKey(corrected) === toAnswerKey(question)) return null;
  const after = scoreAnswer(corrected, { maxMarks: question.maxMarks, negativePercent });
  return { question: corrected, before: question.marks, after };
}
