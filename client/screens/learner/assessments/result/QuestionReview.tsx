import { graphql, useFragment } from "react-relay";
import type { QuestionReview_question$key } from "~/__generated__/QuestionReview_question.graphql";
import { AnswerReview, Verdict } from "~/lesson/AnswerReview";

const fragment = graphql`
  fragment QuestionReview_question on AttemptQuestion {
    title
    type
    isAnswered
    isRight
    answerText
    acceptedAnswers
    explanation
    options {
      databaseId
      text
      isChosen
      isCorrect
    }
  }
`;

interface QuestionReviewProps {
  question: QuestionReview_question$key;
  /** From 1. */
  number: number;
}

/** A question after the attempt: the given answer, the correct one and the explanation. */
export function QuestionReview({ question: key, number }: QuestionReviewProps) {
  const question = useFragment(fragment, key);
  return (
    <article data-keep-together className="rounded-lg border border-line bg-surface p-5 shadow-rest">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xs font-semibold text-muted">Question {number}</h3>
        <Verdict right={question.isRight === true} answered={question.isAnswered} />
      </div>
      <p className="mt-1.5 font-medium wrap-anywhere text-ink">{question.title}</p>
      <AnswerReview {...question} />
    </article>
  );
}
