import { History, LoaderCircle, Sparkles } from "lucide-react";
import { type GenerationKind, generationLimits, generationNouns } from "#gateway/domains/generation/contract";
import { formatQuantity } from "~/formats/counts";
import { formatDateTime } from "~/formats/dates";
import { Button } from "~/ui/Button";
import type { Run } from "../run";

interface ProgressProps {
  run: Run;
  kind: GenerationKind;
  /** Continues an incomplete proposal; undefined if that is not possible. */
  onContinue: (() => void) | undefined;
}

/** The number of items so far, and what is missing. */
export function RunProgress({ run, kind, onContinue }: ProgressProps) {
  const items = run.modules.reduce((sum, { topics, questions }) => sum + topics.length + questions.length, 0);
  const arrived = formatQuantity(items, generationNouns[kind].noun);
  const running = run.status === "RUNNING";
  return (
    <div className="grid gap-2">
      <p role="status" className="flex items-center gap-2 text-sm text-soft tabular-nums">
        {running && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
        {running ? `${arrived} so far` : `${arrived} suggested. Nothing is saved yet.`}
      </p>
      {run.reason && !running && <CutOff reason={run.reason} onContinue={onContinue} />}
      {run.leftOut > 0 && !running && (
        <p className="text-xs text-muted">
          {formatQuantity(run.leftOut, generationNouns.QUESTIONS.noun)} left out because they have no answer.
        </p>
      )}
      {run.overCap > 0 && !running && (
        <p className="text-xs text-muted">
          {formatQuantity(run.overCap, generationNouns.QUESTIONS.noun)} left out: a module can have at most{" "}
          {generationLimits.questions}.
        </p>
      )}
    </div>
  );
}

function CutOff({ reason, onContinue }: Pick<ProgressProps, "onContinue"> & { reason: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-warning-line bg-warning-soft px-3.5 py-2.5 text-sm text-warning-ink">
      <p className="min-w-0 flex-1 basis-64">
        The proposal is incomplete. {reason} You can review and save what has arrived
        {onContinue ? ", or continue with the rest." : "."}
      </p>
      {onContinue && (
        <Button size="sm" icon={<Sparkles />} onClick={onContinue}>
          Continue
        </Button>
      )}
    </div>
  );
}

/** Says that the person's changes to the proposal were restored after a reload. */
export function Restored({ at, onStartOver }: { at: string; onStartOver: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-info-line bg-info-soft px-4 py-2 text-sm text-info-ink"
    >
      <span className="flex items-center gap-2">
        <History aria-hidden className="size-4 shrink-0" />
        Your changes from {formatDateTime(at)} have been restored.
      </span>
      <Button size="sm" onClick={onStartOver}>
        Discard my changes
      </Button>
    </div>
  );
}
