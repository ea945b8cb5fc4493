import { useState } from "react";
import { practiceMessages } from "#gateway/domains/questions/practiceContract";
import { checkPractice, revealPractice } from "~/commands/learnerCommands";
import { type AnswerCheck, type GivenAnswer, type Outcome, readSolution } from "~/lesson/practiceOutcome";
import { useMutation } from "~/relay/useMutation";

/** The two ways to the answer of a practice question: checking one's own, or showing it. */
export function usePractice(questionId: number, onOutcome: (outcome: Outcome) => void): AnswerCheck {
  const [commitCheck, checking] = useMutation(checkPractice);
  const [commitReveal, revealing] = useMutation(revealPractice);
  const [error, setError] = useState<string | null>(null);
  const check = async ({ optionIds, text }: GivenAnswer) => {
    if (optionIds.length === 0 && !text?.trim()) return setError(practiceMessages.empty);
    setError(null);
    const input = { questionId, optionIds: [...optionIds], text };
    const told = await commitCheck({ input }, { onFailure: setError });
    if (told) onOutcome({ ...readSolution(told), given: text });
  };
  const reveal = async () => {
    setError(null);
    const told = await commitReveal({ questionId }, { onFailure: setError });
    if (told) onOutcome({ ...readSolution(told), given: null });
  };
  return { check, reveal, busy: checking || revealing, error };
}
