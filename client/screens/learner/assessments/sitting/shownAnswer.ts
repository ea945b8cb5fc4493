import { isUnsent } from "~/forms/Autosave";
import { type Answer, type AskedQuestion, isTyped, savedAnswer } from "~/questions/answers";
import type { LocalAnswer } from "./AnswerAutosave";

/**
 * The answer to show: this tab's own as soon as it is given. A refused choice reverts to the saved answer; a refused
 * text stays, so that typed text is never lost.
 */
export function shownAnswer(question: AskedQuestion, kept: LocalAnswer | undefined): Answer {
  const own = kept && (isUnsent(kept) || kept.state === "saved" || isTyped(question.type));
  return own ? kept.value : savedAnswer(question);
}
