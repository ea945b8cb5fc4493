import { useEffect, useRef } from "react";
import { Button } from "~/ui/Button";
import { AnswerReview, Verdict } from "./AnswerReview";
import type { Outcome } from "./practiceOutcome";

interface Props {
  type: string;
  outcome: Outcome;
  onAgain: () => void;
}

/** The result of a practice question. It takes the focus from the button that requested it. */
export function PracticeReview({ type, outcome, onAgain }: Props) {
  const review = useRef<HTMLElement>(null);
  useEffect(() => review.current?.focus({ preventScroll: true }), []);
  const { isRight, given, acceptedAnswers, explanation } = outcome;
  return (
    <section ref={review} tabIndex={-1} aria-label="Answer" className="rounded-md">
      {typeof isRight === "boolean" && <Verdict right={isRight} answered />}
      {type === "SHORT_TEXT" && typeof isRight !== "boolean" ? (
        <p className="text-sm text-ink">{acceptedAnswers.join(", or ")}</p>
      ) : (
        <AnswerReview {...outcome} type={type} answerText={given} explanation={null} />
      )}
      {explanation && <p className="mt-3 text-sm text-soft">{explanation}</p>}
      <Button size="sm" className="mt-3" onClick={onAgain}>
        Try again
      </Button>
    </section>
  );
}
