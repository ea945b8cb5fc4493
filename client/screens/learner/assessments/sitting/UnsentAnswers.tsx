import { CloudOff } from "lucide-react";
import { Button } from "~/ui/Button";
import type { AnswerAutosave, LocalAnswers } from "./AnswerAutosave";
import type { WaitingFiles } from "./attemptUploads";

interface UnsentAnswersProps {
  questions: ReadonlyArray<{ readonly id: string }>;
  kept: LocalAnswers;
  files: WaitingFiles;
  /** The current question shows its own status. */
  current: string | undefined;
  keeper: AnswerAutosave;
}

const stuckStates: ReadonlySet<string | undefined> = new Set(["unreachable", "failed", "refused"]);

/** Lists the other questions with unsaved answers, and with files that are not uploaded. */
export function UnsentAnswers({ questions, kept, files, current, keeper }: UnsentAnswersProps) {
  const list = (isListed: (id: string) => boolean) =>
    questions.flatMap(({ id }, index) => (id !== current && isListed(id) ? [`Q${index + 1}`] : []));
  const unsaved = list((id) => stuckStates.has(kept.get(id)?.state));
  const failed = list((id) => (files.get(id) ?? []).some(({ error }) => error !== undefined));
  const uploading = list((id) => (files.get(id) ?? []).some(({ error }) => error === undefined));
  const texts = [
    ["Not saved yet", unsaved],
    ["File not uploaded", failed],
    ["File still uploading", uploading],
  ] as const;
  const shown = texts.filter(([, markers]) => markers.length > 0);
  if (shown.length === 0) return null;
  return (
    <div
      role="status"
      className="mx-5 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-warning-line bg-warning-soft px-3 py-2 text-xs font-medium text-warning-ink"
    >
      <CloudOff aria-hidden className="size-3.5 shrink-0" />
      <span className="grid min-w-0 flex-1 gap-1">
        {shown.map(([text, markers]) => (
          <span key={text}>
            {text}: {markers.join(", ")}
          </span>
        ))}
      </span>
      {unsaved.length > 0 && (
        <Button size="sm" onClick={() => keeper.retry()}>
          Try again
        </Button>
      )}
    </div>
  );
}
