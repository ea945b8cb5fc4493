import { Check, Circle, CircleCheck, X } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { QuestionReview_question$key } from "../../../../__generated__/QuestionReview_question.graphql";
import { Badge } from "../../../../ui/Badge";
import { classNames } from "../../../../ui/classNames";

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

/** A question after the attempt: what was answered, what is right, and why. */
export function QuestionReview({ question: key, number }: QuestionReviewProps) {
  const question = useFragment(fragment, key);
  const { title, type, options, explanation, answerText, acceptedAnswers } = question;
  return (
    <article data-keep-together className="rounded-lg border border-line bg-surface p-5 shadow-rest">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xs font-semibold text-muted">Question {number}</h3>
        <Verdict right={question.isRight === true} answered={question.isAnswered} />
      </div>
      <p className="mt-1.5 font-medium wrap-anywhere text-ink">{title}</p>
      {type === "SHORT_TEXT" ? (
        <dl className="mt-3 grid gap-2 text-sm">
          <Text name="Your answer">{answerText ?? "No answer"}</Text>
          <Text name="Right answer">{(acceptedAnswers ?? []).join(", or ")}</Text>
        </dl>
      ) : (
        <ul className="mt-3 grid gap-1.5">
          {options.map(({ databaseId, ...option }) => (
            <Option key={databaseId} {...option} />
          ))}
        </ul>
      )}
      {explanation && (
        <p className="mt-3 border-t border-line pt-3 text-sm text-soft">
          <span className="font-medium text-ink">Why: </span>
          {explanation}
        </p>
      )}
    </article>
  );
}

function Verdict({ right, answered }: { right: boolean; answered: boolean }) {
  if (right) {
    return (
      <Badge tone="success" icon={<Check />}>
        Right
      </Badge>
    );
  }
  return (
    <Badge tone="danger" icon={<X />}>
      {answered ? "Wrong" : "Not answered"}
    </Badge>
  );
}

function Text({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="wrap-anywhere text-ink">{children}</dd>
    </div>
  );
}

interface OptionProps {
  text: string;
  isChosen: boolean;
  isCorrect: boolean | null | undefined;
}

function optionTone({ isChosen, isCorrect }: OptionProps): string {
  if (isCorrect) return "border-success-line bg-success-soft text-success-ink";
  return isChosen ? "border-danger-line bg-danger-soft text-danger-ink" : "border-line text-soft";
}

function optionIcon({ isChosen, isCorrect }: OptionProps): ReactNode {
  if (isCorrect) return <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />;
  if (isChosen) return <X aria-hidden className="mt-0.5 size-4 shrink-0" />;
  return <Circle aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />;
}

function Option(option: OptionProps) {
  const words = [option.isChosen && "Your answer", option.isCorrect && "Right answer"].filter(Boolean);
  return (
    <li
      className={classNames(
        "flex items-start gap-2.5 rounded-md border px-3 py-2 text-sm",
        optionTone(option),
      )}
    >
      {optionIcon(option)}
      <span className="min-w-0 flex-1 wrap-anywhere">{option.text}</span>
      {words.length > 0 && (
        <span className="shrink-0 text-xs leading-5 font-semibold">{words.join(" · ")}</span>
      )}
    </li>
  );
}
