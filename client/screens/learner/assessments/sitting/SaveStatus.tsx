import { Check, CloudOff, LoaderCircle, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/classNames";
import type { LocalAnswer } from "./AnswerAutosave";

interface SaveStatusProps {
  kept: LocalAnswer | undefined;
  /** Whether the server has an answer; what this tab keeps says more. */
  isSaved: boolean;
  /** Undefined where trying again would change nothing. */
  onRetry: (() => void) | undefined;
}

interface Words {
  icon: ReactNode;
  text: string;
  tone: string;
  retry?: boolean;
}

const saved: Words = { icon: <Check />, text: "Saved", tone: "text-success-ink" };

function wordsFor({ state, reason }: LocalAnswer): Words {
  switch (state) {
    case "waiting":
    case "saving":
      return { icon: <LoaderCircle className="animate-spin" />, text: "Saving…", tone: "text-muted" };
    case "saved":
      return saved;
    case "unreachable":
      return {
        icon: <CloudOff />,
        text: "Not saved: no connection. Your answer is kept and will be sent again.",
        tone: "text-warning-ink",
        retry: true,
      };
    default:
      return { icon: <TriangleAlert />, text: `Not saved: ${reason}`, tone: "text-danger-ink", retry: true };
  }
}

/** The saving state of the current answer. Only final states of this tab's answer are announced. */
export function SaveStatus({ kept, isSaved, onRetry }: SaveStatusProps) {
  const texts = kept ? wordsFor(kept) : isSaved ? saved : undefined;
  const isSettled = kept && kept.state !== "waiting" && kept.state !== "saving";
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 text-xs font-medium">
      {texts && (
        <span
          aria-hidden
          className={classNames(
            "inline-flex items-center gap-1.5 [&>svg]:size-3.5 [&>svg]:shrink-0",
            texts.tone,
          )}
        >
          {texts.icon}
          {texts.text}
        </span>
      )}
      <span role="status" className="sr-only">
        {isSettled ? texts?.text : ""}
      </span>
      {texts?.retry && onRetry && (
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
