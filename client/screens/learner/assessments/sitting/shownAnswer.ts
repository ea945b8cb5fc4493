import { isUnsent } from "~/forms/Autosave";
import { type Answer, type AskedQuestion, isTyped, savedAnswer } from "~/questions/answers";
import type { LocalAnswer, LocalAnswers } from "./AnswerAutosave";

/**
 * The answer to show: this tab's own as soon as it is given. A refused choice reverts to the saved answer; a refused
 * text stays, so that typed text is never lost.
 */
export function shownAnswer(question: AskedQuestion, kept: LocalAnswer | undefined): Answer {
  const own = kept && (isUnsent(kept) || kept.state === "saved" || isTyped(question.type));
  return own ? kept.value : savedAnswer(question);
}

/** An answer on the screen that the server has not saved: its question's number, from 1, and why. */
export interface UnsavedAnswer {
  readonly number: number;
  /** The reason of a refusal; null while it waits for the connection. */
  readonly reason: string | null;
}

/** Finds the first answer on the screen that the server has not saved; a refused choice is not on the screen any more. */
export function findUnsaved(
  questions: ReadonlyArray<AskedQuestion>,
  kept: LocalAnswers,
): UnsavedAnswer | undefined {
  return questions
    .flatMap((question, index) => {
      const own = kept.get(question.id);
      const isShown = own && own.state !== "saved" && shownAnswer(question, own) === own.value;
      return isShown ? [{ number: index + 1, reason: own.state === "refused" ? own.reason : null }] : [];
    })
    .toSorted((left, right) => Number(right.reason !== null) - Number(left.reason !== null))[0];
}
