import { Check } from "lucide-react";
import { Badge } from "~/ui/Badge";
import { classNames } from "~/ui/classNames";
import { questionTypeLabels } from "./questionMessages";
import type { ProposedQuestion } from "./run";

/** The options of a proposed question with the right ones marked, or its accepted answers. */
export function QuestionAnswers({ question }: { question: ProposedQuestion }) {
  const { type, options, acceptedAnswers, explanation } = question;
  return (
    <div className="mt-2 grid gap-2 text-sm">
      <Badge className="justify-self-start">{questionTypeLabels[type]}</Badge>
      {type === "SHORT_TEXT" ? (
        <p className="wrap-anywhere text-soft">
          Accepted: <span className="text-ink">{acceptedAnswers.join(", ")}</span>
        </p>
      ) : (
        <ul className="grid gap-1">
          {options.map(({ text, isCorrect }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: an option has only its place.
              key={index}
              className={classNames("flex items-start gap-2", isCorrect ? "text-success-ink" : "text-soft")}
            >
              <Check
                aria-hidden
                strokeWidth={3}
                className={classNames("mt-1 size-3.5 shrink-0", !isCorrect && "invisible")}
              />
              <span className="min-w-0 wrap-anywhere">
                {text}
                {isCorrect && <span className="ml-2 text-xs font-medium">Correct</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {explanation && <p className="text-xs wrap-anywhere text-muted">{explanation}</p>}
    </div>
  );
}
