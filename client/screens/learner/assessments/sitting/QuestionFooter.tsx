import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "~/ui/Button";
import { buttonClass } from "~/ui/buttonClass";
import { type HintedQuestion, KeysHint } from "./KeysHint";
import type { QuestionPosition } from "./useCurrentQuestion";

interface QuestionFooterProps extends QuestionPosition {
  question: HintedQuestion | undefined;
  busy: boolean;
  /** Why submitting failed. */
  error: string | null;
  onSubmit: () => void;
}

/** The buttons for the previous and next question and for submitting, which the last question asks for. */
export function QuestionFooter({ number, count, go, question, busy, error, onSubmit }: QuestionFooterProps) {
  const last = number >= count;
  return (
    <footer className="sticky bottom-(--bar-height) z-10 rounded-b-lg border-t border-line bg-surface px-5 py-4">
      <div className="flex flex-wrap items-center gap-2">
        <StepButton idle={number <= 1} shortcut="P Alt+PageUp" onPress={() => go(number - 1)}>
          <ArrowLeft aria-hidden className="size-4" />
          Previous
        </StepButton>
        <StepButton idle={last} shortcut="N Alt+PageDown" onPress={() => go(number + 1)}>
          Next
          <ArrowRight aria-hidden className="size-4" />
        </StepButton>
        <KeysHint number={number} count={count} question={question} />
        <Button variant={last ? "primary" : "ghost"} className="ml-auto" busy={busy} onClick={onSubmit}>
          Submit
        </Button>
      </div>
      {error && (
        <p role="alert" className="mt-3 text-sm font-medium text-danger-ink">
          {error}
        </p>
      )}
    </footer>
  );
}

interface StepButtonProps {
  /** A disabled button would lose the focus, so this one only ignores presses. */
  idle: boolean;
  shortcut: string;
  onPress: () => void;
  children: ReactNode;
}

function StepButton({ idle, shortcut, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={idle || undefined}
      aria-keyshortcuts={shortcut}
      onClick={idle ? undefined : onPress}
      className={buttonClass({ className: "aria-disabled:cursor-default aria-disabled:text-muted" })}
    >
      {children}
    </button>
  );
}
