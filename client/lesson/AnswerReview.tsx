import { Check, Circle, CircleCheck, CircleDot, X } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "~/ui/Badge";
import { classNames } from "~/ui/classNames";

interface Props {
  type: string;
  options: ReadonlyArray<OptionProps & { readonly databaseId: number }>;
  /** The text, for a short-text question. */
  answerText: string | null | undefined;
  acceptedAnswers: readonly string[] | null | undefined;
  explanation: string | null | undefined;
}

/** An answer beside the correct one, with the explanation. */
export function AnswerReview({ type, options, answerText, acceptedAnswers, explanation }: Props) {
  return (
    <>
      {type === "SHORT_TEXT" ? (
        <dl className="mt-3 grid gap-2 text-sm">
          <Text name="Your answer">{answerText || "No answer"}</Text>
          {acceptedAnswers && <Text name="Correct answer">{acceptedAnswers.join(", or ")}</Text>}
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
    </>
  );
}

/** Whether an answer was correct. */
export function Verdict({ right, answered }: { right: boolean; answered: boolean }) {
  if (right) {
    return (
      <Badge tone="success" icon={<Check />}>
        Correct
      </Badge>
    );
  }
  return (
    <Badge tone="danger" icon={<X />}>
      {answered ? "Incorrect" : "Not answered"}
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
  // Right answers may be hidden.
  if (isChosen && isCorrect !== false) return "border-control text-ink";
  return isChosen ? "border-danger-line bg-danger-soft text-danger-ink" : "border-line text-soft";
}

function optionIcon({ isChosen, isCorrect }: OptionProps): ReactNode {
  if (isCorrect) return <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />;
  if (isChosen && isCorrect !== false) return <CircleDot aria-hidden className="mt-0.5 size-4 shrink-0" />;
  if (isChosen) return <X aria-hidden className="mt-0.5 size-4 shrink-0" />;
  return <Circle aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />;
}

function Option(option: OptionProps) {
  const notes = [option.isChosen && "Your answer", option.isCorrect && "Correct answer"].filter(Boolean);
  return (
    <li
      className={classNames(
        "flex items-start gap-2.5 rounded-md border px-3 py-2 text-sm",
        optionTone(option),
      )}
    >
      {optionIcon(option)}
      <span className="flex min-w-0 flex-1 justify-between gap-x-3 max-sm:flex-col">
        <span className="min-w-0 wrap-anywhere">{option.text}</span>
        {notes.length > 0 && (
          <span className="shrink-0 text-xs leading-5 font-semibold">{notes.join(" · ")}</span>
        )}
      </span>
    </li>
  );
}
