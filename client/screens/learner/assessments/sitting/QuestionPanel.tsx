import { type RefObject, useEffect, useState } from "react";
import { listedTitle } from "#gateway/domains/questions/contract";
import type { QueuedUpload } from "~/files/uploadQueue";
import { AnswerFields } from "~/questions/AnswerFields";
import { type Answer, type AskedQuestion, cleared, isGiven } from "~/questions/answers";
import { QuestionSheet } from "~/questions/QuestionSheet";
import { Button } from "~/ui/Button";
import type { AnswerAutosave, LocalAnswer } from "./AnswerAutosave";
import { SaveStatus } from "./SaveStatus";
import { shownAnswer } from "./shownAnswer";

const typingPause = 700;

interface QuestionPanelProps {
  question: AskedQuestion & { readonly section: string; readonly maxMarks: number };
  /** From 1. */
  number: number;
  count: number;
  kept: LocalAnswer | undefined;
  keeper: AnswerAutosave;
  heading: RefObject<HTMLHeadingElement | null>;
  onUploads: (uploads: readonly QueuedUpload[]) => void;
}

/** A question with its answer, which is saved automatically. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { question, number, count, kept, keeper, heading, onUploads } = props;
  const answer = shownAnswer(question, kept);
  const give = (next: Answer, typed = false) => keeper.keep(question.id, next, typed ? typingPause : 0);
  useEffect(() => () => keeper.flush(), [keeper]);
  return (
    <QuestionSheet question={question} number={number} heading={heading}>
      <Announcement text={`Question ${number} of ${count}. ${listedTitle(question.title)}`} />
      <div className="mt-5 min-h-44">
        <AnswerFields
          question={question}
          answer={answer}
          onGive={give}
          onLeave={() => keeper.flush()}
          onUploads={onUploads}
        />
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
    </QuestionSheet>
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
