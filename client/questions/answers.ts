import type { QuestionPicture } from "~/lesson/QuestionBody";
import { moveItem } from "~/ui/sorting/moveItem";

/** An answer: chosen options, or a text. An empty one clears the earlier answer. */
export interface Answer {
  readonly questionId: number;
  readonly optionIds: readonly number[];
  readonly text: string | null;
  /** In MATCHING: what is put to each option. */
  readonly matches: readonly { readonly optionId: number; readonly match: string }[];
  /** In FILL: the texts in the blanks. */
  readonly blanks: readonly string[];
  /** In FILE. */
  readonly fileId: number | null;
}

/** The fields of an answer without anything. */
export const emptyAnswer = { optionIds: [], text: null, matches: [], blanks: [], fileId: null } as const;

/** A question with the answer that the server has saved. */
export interface AskedQuestion extends SavedAnswer {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  readonly matches: readonly string[];
  readonly blankCount: number;
  readonly picture: QuestionPicture | null | undefined;
  readonly pictureAlt: string;
  readonly options: ReadonlyArray<SavedOption & { readonly text: string }>;
}

interface SavedOption {
  readonly databaseId: number;
  readonly isChosen: boolean;
  readonly givenMatch: string | null | undefined;
  readonly givenPlace: number | null | undefined;
}

/** The saved answer of a question. */
export interface SavedAnswer {
  readonly databaseId: number;
  readonly type: string;
  readonly answerText: string | null | undefined;
  readonly answerBlanks: readonly string[];
  readonly answerFile: { readonly databaseId: number; readonly name: string } | null | undefined;
  readonly options: ReadonlyArray<SavedOption>;
}

const savedOptionIds = ({ type, options }: SavedAnswer): number[] =>
  type === "ORDERING"
    ? options
        .filter(({ givenPlace }) => typeof givenPlace === "number")
        .toSorted((left, right) => (left.givenPlace ?? 0) - (right.givenPlace ?? 0))
        .map(({ databaseId }) => databaseId)
    : options.filter(({ isChosen }) => isChosen).map(({ databaseId }) => databaseId);

/** The saved answer. */
export const savedAnswer = (question: SavedAnswer): Answer => ({
  questionId: question.databaseId,
  optionIds: savedOptionIds(question),
  text: question.answerText ?? null,
  matches: question.options.flatMap(({ databaseId, givenMatch }) =>
    typeof givenMatch === "string" ? [{ optionId: databaseId, match: givenMatch }] : [],
  ),
  blanks: question.answerBlanks,
  fileId: question.answerFile?.databaseId ?? null,
});

const typedTypes: ReadonlySet<string> = new Set(["SHORT_TEXT", "NUMERIC", "ESSAY", "FILL"]);

/** Whether an answer to a question is typed, so that it may still change when it is given. */
export const isTyped = (type: string): boolean => typedTypes.has(type);

/** Whether an answer is not empty. */
export const isGiven = ({ optionIds, text, matches, blanks, fileId }: Answer): boolean =>
  optionIds.length > 0 ||
  (text ?? "").trim() !== "" ||
  matches.length > 0 ||
  blanks.some((blank) => blank.trim() !== "") ||
  fileId !== null;

/** A typed answer as one text; empty without one. */
export const describeTyped = ({ text, blanks }: Answer): string =>
  [text ?? "", ...blanks].filter((typed) => typed.trim() !== "").join("\n");

/** An answer that clears the earlier one. */
export const cleared = ({ questionId }: Answer): Answer => ({ questionId, ...emptyAnswer });

/** Returns the answer after choosing an option: the only option, or a toggled one of several. */
export const chosen = (question: AskedQuestion, answer: Answer, optionId: number): Answer =>
  question.type === "MULTIPLE" ? toggled(question, answer, optionId) : { ...answer, optionIds: [optionId] };

/** Whether digits choose options of a question. */
export const isChoice = (type: string): boolean =>
  type === "SINGLE" || type === "MULTIPLE" || type === "TRUE_FALSE";

/** Toggles an option of an answer, keeping the question's order. */
function toggled(question: AskedQuestion, answer: Answer, optionId: number): Answer {
  const chosen = new Set(answer.optionIds);
  if (!chosen.delete(optionId)) chosen.add(optionId);
  const optionIds = question.options.map(({ databaseId }) => databaseId).filter((id) => chosen.has(id));
  return { ...answer, optionIds };
}

/** The items in the order that is shown: the given one, else the one in which they were asked. */
export function shownOrder({ options }: AskedQuestion, { optionIds }: Answer): AskedQuestion["options"] {
  const places = new Map(optionIds.map((id, index) => [id, index]));
  return places.size < options.length
    ? options
    : options.toSorted(
        (left, right) => (places.get(left.databaseId) ?? 0) - (places.get(right.databaseId) ?? 0),
      );
}

/** Returns the answer after moving an item by a step. */
export function moved(
  question: AskedQuestion,
  answer: Answer,
  { from, by }: { from: number; by: 1 | -1 },
): Answer {
  const ids = shownOrder(question, answer).map(({ databaseId }) => databaseId);
  return { ...answer, optionIds: moveItem(ids, from, from + by) };
}

/** Returns the answer after putting a text to an option; an empty text takes it away. */
export const matched = (answer: Answer, optionId: number, match: string): Answer => ({
  ...answer,
  matches: [
    ...answer.matches.filter((item) => item.optionId !== optionId),
    ...(match === "" ? [] : [{ optionId, match }]),
  ],
});

/** Returns the answer after writing into a blank, by its index. */
export const filled = (
  question: AskedQuestion,
  answer: Answer,
  { index, text }: { index: number; text: string },
): Answer => ({
  ...answer,
  blanks: Array.from({ length: question.blankCount }, (_, at) =>
    at === index ? text : (answer.blanks[at] ?? ""),
  ),
});
