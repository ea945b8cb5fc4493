import { type RefObject, useEffect, useState } from "react";
import { listedTitle } from "#gateway/domains/questions/contract";
import { formatQuantity } from "~/formats/counts";
import { QuestionBody } from "~/lesson/QuestionBody";
import { Button } from "~/ui/Button";
import type { Answer, AnswerAutosave, LocalAnswer } from "./AnswerAutosave";
import { AnswerFields } from "./AnswerFields";
import { type AskedQuestion, cleared, isGiven, shownAnswer } from "./answers";
import { SaveStatus } from "./SaveStatus";

const typingPause = 700;

interface QuestionPanelProps {
  question: AskedQuestion & { readonly section: string; readonly maxMarks: number };
  /** From 1. */
  number: number;
  count: number;
  kept: LocalAnswer | undefined;
  keeper: AnswerAutosave;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A question with its answer, which is saved automatically. */
export function QuestionPanel({ question, number, count, kept, keeper, heading }: QuestionPanelProps) {
  const answer = shownAnswer(question, kept);
  const give = (next: Answer, typed = false) => keeper.keep(question.id, next, typed ? typingPause : 0);
  useEffect(() => () => keeper.flush(), [keeper]);
  return (
    <section aria-labelledby={`${question.id}-number`} className="px-5 pt-5 pb-2">
      <div className="flex flex-wrap gap-x-2 text-xs text-muted">
        <h2
          id={`${question.id}-number`}
          ref={heading}
          tabIndex={-1}
          className="w-fit font-semibold tracking-wide"
        >
          Question {number}
        </h2>
        <span>{formatQuantity(question.maxMarks, { one: "mark", many: "marks" })}</span>
      </div>
      {question.section !== "" && <p className="mt-1 text-sm font-medium text-soft">{question.section}</p>}
      {question.type !== "FILL" && (
        <p className="mt-2 max-w-prose text-lg font-medium text-balance wrap-anywhere text-ink">
          {question.title}
        </p>
      )}
      <QuestionBody
        html={question.html}
        picture={question.picture}
        pictureAlt={question.pictureAlt}
        className="mt-3"
      />
      <Announcement text={`Question ${number} of ${count}. ${listedTitle(question.title)}`} />
      <div className="mt-5 min-h-44">
        <AnswerFields question={question} answer={answer} onGive={give} onLeave={() => keeper.flush()} />
      </div>
      <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <SaveStatus kept={kept} onRetry={() => keeper.retry()} />
        <Button
          variant="ghost"
          size="sm"
          className={isGiven(answer) ? "" : "invisible"}
          onClick={() => give(cleared(answer))}
        >
          Clear answer
        </Button>
      </div>
    </section>
  );
}

/** Announces the current question, since the focus stays on the button that led to it. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 50);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  );
}
