import { CloudOff } from "lucide-react";
import { Button } from "~/ui/Button";
import type { AnswerAutosave, LocalAnswers } from "./AnswerAutosave";

interface UnsentAnswersProps {
  questions: ReadonlyArray<{ readonly id: string }>;
  kept: LocalAnswers;
  /** The current question shows its own status. */
  current: string | undefined;
  keeper: AnswerAutosave;
}

/** Lists the other questions with unsaved answers. */
export function UnsentAnswers({ questions, kept, current, keeper }: UnsentAnswersProps) {
  const markers = questions.flatMap(({ id }, index) => {
    const state = kept.get(id)?.state;
    const stuck = state === "unreachable" || state === "failed" || state === "refused";
    return stuck && id !== current ? [`Q${index + 1}`] : [];
  });
  if (markers.length === 0) return null;
  return (
    <div
      role="status"
      className="mx-5 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-warning-line bg-warning-soft px-3 py-2 text-xs font-medium text-warning-ink"
    >
      <CloudOff aria-hidden className="size-3.5 shrink-0" />
      <span className="min-w-0 flex-1">Not saved yet: {markers.join(", ")}</span>
      <Button size="sm" onClick={() => keeper.retry()}>
        Try again
      </Button>
    </div>
  );
}
