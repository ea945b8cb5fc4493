import { Flag } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { listedTitle } from "#gateway/domains/questions/contract";
import type { VersionedText } from "~/forms/versionedEdit";
import { AnswerFields } from "~/questions/AnswerFields";
import { type Answer, type AskedQuestion, cleared, isGiven } from "~/questions/answers";
import { QuestionSheet } from "~/questions/QuestionSheet";
import { Button } from "~/ui/Button";
import type { LocalAnswer } from "./AnswerAutosave";
import type { AnsweredQuestion } from "./attemptAnswers";
import { OtherAnswer } from "./OtherAnswer";
import { SaveStatus } from "./SaveStatus";
import { shownAnswer } from "./shownAnswer";
import type { Sitting } from "./sitting";

interface QuestionPanelProps {
  question: AskedQuestion & AnsweredQuestion & { readonly section: string; readonly maxMarks: number };
  /** From 1. */
  number: number;
  count: number;
  kept: LocalAnswer | undefined;
  /** The answer that another window has typed, too; undefined unless the learner has to choose. */
  theirs: VersionedText | undefined;
  sitting: Sitting;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Whether the learner wants to come back to it. */
  isFlagged: boolean;
  onFlag: () => void;
}

/** A question with its answer, which is saved automatically. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { question, number, count, kept, theirs, sitting, heading, isFlagged, onFlag } = props;
  const { answers } = sitting;
  const { keeper } = answers;
  const answer = shownAnswer(question, kept);
  const give = (next: Answer, typed = false) => answers.give(question, next, typed);
  useEffect(() => () => keeper.flush(), [keeper]);
  return (
    <QuestionSheet question={question} number={number} heading={heading}>
      <Announcement text={`Question ${number} of ${count}. ${listedTitle(question.title)}`} />
      <div className="mt-5 min-h-44 sm:min-h-64">
        {theirs && <OtherAnswer question={question} mine={answer} theirs={theirs} answers={answers} />}
        <AnswerFields
          question={question}
          answer={answer}
          onGive={give}
          onLeave={() => keeper.flush()}
          uploads={question.type === "FILE" ? sitting.openUploads(question) : undefined}
        />
      </div>
      <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <SaveStatus
          kept={kept}
          isSaved={isGiven(answer)}
          onRetry={theirs ? undefined : () => keeper.retry()}
        />
        <Button
          variant="ghost"
          size="sm"
          className="ml-auto"
          icon={<Flag className={isFlagged ? "fill-current text-warning-ink" : ""} />}
          aria-pressed={isFlagged}
          aria-keyshortcuts="F"
          onClick={onFlag}
        >
          Flag
        </Button>
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
