import { type Answer, isUnsent, type KeptAnswer } from "./AnswerAutosave";

/** A question as the server knows it, with its answer. */
export interface AskedQuestion extends SavedAnswer {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly options: ReadonlyArray<{
    readonly databaseId: number;
    readonly text: string;
    readonly isChosen: boolean;
  }>;
}

interface SavedAnswer {
  readonly databaseId: number;
  readonly answerText: string | null | undefined;
  readonly options: ReadonlyArray<{ readonly databaseId: number; readonly isChosen: boolean }>;
}

/** The answer that the server has. */
export function savedAnswer({ databaseId, options, answerText }: SavedAnswer): Answer {
  const optionIds = options.filter(({ isChosen }) => isChosen).map((option) => option.databaseId);
  return { questionId: databaseId, optionIds, text: answerText ?? null };
}

/**
 * The answer that the screen shows: this tab's own, from the moment it is given. A refused choice goes back to what
 * the server has; a refused text stays, for nothing that was typed is lost.
 */
export function shownAnswer(question: AskedQuestion, kept: KeptAnswer | undefined): Answer {
  const own = kept && (isUnsent(kept) || kept.state === "saved" || question.type === "SHORT_TEXT");
  return own ? kept.answer : savedAnswer(question);
}

/** Whether an answer says anything. */
export const isGiven = ({ optionIds, text }: Answer): boolean =>
  optionIds.length > 0 || (text ?? "").trim() !== "";

/** The answer after an option is chosen: the one option, or one more or less of several. */
export const chosen = (question: AskedQuestion, answer: Answer, optionId: number): Answer =>
  question.type === "MULTIPLE" ? toggled(question, answer, optionId) : { ...answer, optionIds: [optionId] };

/** An answer with one option more or less, in the order of the question. */
function toggled(question: AskedQuestion, answer: Answer, optionId: number): Answer {
  const chosen = new Set(answer.optionIds);
  if (!chosen.delete(optionId)) chosen.add(optionId);
  const optionIds = question.options.map(({ databaseId }) => databaseId).filter((id) => chosen.has(id));
  return { ...answer, optionIds };
}
