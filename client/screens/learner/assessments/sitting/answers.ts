import { type Answer, isUnsent, type LocalAnswer } from "./AnswerAutosave";

/** A question with the answer that the server has saved. */
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

/** The saved answer. */
export function savedAnswer({ databaseId, options, answerText }: SavedAnswer): Answer {
  const optionIds = options.filter(({ isChosen }) => isChosen).map((option) => option.databaseId);
  return { questionId: databaseId, optionIds, text: answerText ?? null };
}

/**
 * The answer to show: this tab's own as soon as it is given. A refused choice reverts to the saved answer; a refused
 * text stays, so that typed text is never lost.
 */
export function shownAnswer(question: AskedQuestion, kept: LocalAnswer | undefined): Answer {
  const own = kept && (isUnsent(kept) || kept.state === "saved" || question.type === "SHORT_TEXT");
  return own ? kept.answer : savedAnswer(question);
}

/** Whether an answer is not empty. */
export const isGiven = ({ optionIds, text }: Answer): boolean =>
  optionIds.length > 0 || (text ?? "").trim() !== "";

/** Returns the answer after choosing an option: the only option, or a toggled one of several. */
export const chosen = (question: AskedQuestion, answer: Answer, optionId: number): Answer =>
  question.type === "MULTIPLE" ? toggled(question, answer, optionId) : { ...answer, optionIds: [optionId] };

/** Toggles an option of an answer, keeping the question's order. */
function toggled(question: AskedQuestion, answer: Answer, optionId: number): Answer {
  const chosen = new Set(answer.optionIds);
  if (!chosen.delete(optionId)) chosen.add(optionId);
  const optionIds = question.options.map(({ databaseId }) => databaseId).filter((id) => chosen.has(id));
  return { ...answer, optionIds };
}
