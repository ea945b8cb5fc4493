import { useState } from "react";
import { graphql } from "react-relay";
import { practiceMessages } from "#gateway/domains/questions/practiceContract";
import type { usePracticeCheckMutation } from "~/__generated__/usePracticeCheckMutation.graphql";
import type { usePracticeRevealMutation } from "~/__generated__/usePracticeRevealMutation.graphql";
import { type Checking, type GivenAnswer, type Outcome, readSolution } from "~/lesson/practiceOutcome";
import { useMutation } from "~/relay/useMutation";

const checkMutation = graphql`
  mutation usePracticeCheckMutation($input: CheckPracticeInput!) {
    result: checkPractice(input: $input) {
      ...practiceOutcome_solution @alias(as: "payload")
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const revealMutation = graphql`
  mutation usePracticeRevealMutation($questionId: Int!) {
    result: revealPractice(questionId: $questionId) {
      ...practiceOutcome_solution @alias(as: "payload")
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = { fallback: "Unable to check the answer", fallbackOnly: true };

/** The two ways to the answer of a practice question: checking one's own, or showing it. */
export function usePractice(questionId: number, onOutcome: (outcome: Outcome) => void): Checking {
  const [commitCheck, checking] = useMutation<usePracticeCheckMutation>(checkMutation, texts);
  const [commitReveal, revealing] = useMutation<usePracticeRevealMutation>(revealMutation, texts);
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
