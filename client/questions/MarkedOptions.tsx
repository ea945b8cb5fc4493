import { Check } from "lucide-react";
import { classNames } from "../ui/classNames";

interface Props {
  options: ReadonlyArray<{ readonly text: string; readonly isCorrect: boolean }>;
}

/** A question's options, the correct ones marked. */
export function MarkedOptions({ options }: Props) {
  return (
    <ul className="grid gap-1 text-sm">
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
  );
}
