import { History, LoaderCircle, Save, Sparkles, Trash2 } from "lucide-react";
import { useState } from "react";
import {
  type GenerationKind,
  generationLimits,
  generationMessages,
  generationNouns,
} from "#gateway/domains/generation/contract";
import { formatQuantity } from "~/formats/counts";
import { formatDateTime } from "~/formats/dates";
import { moduleNoun } from "~/formats/nouns";
import { ownZone } from "~/formats/zones";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import type { Run } from "../run";
import { RegenerateDialog, useRegeneration } from "./RegeneratePart";
import { Objectives, ReviewModules } from "./ReviewModules";
import { collectKnown, countKept, describePart, replacePart, selectKept } from "./review";
import type { Target } from "./target";
import { useReview, useSaveReview } from "./useReview";

interface ProgressProps {
  run: Run;
  kind: GenerationKind;
  /** Continues an incomplete proposal; undefined if that is not possible. */
  onContinue: (() => void) | undefined;
}

/** The number of items so far, and what is missing. */
function RunProgress({ run, kind, onContinue }: ProgressProps) {
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
function Restored({ at, onStartOver }: { at: string; onStartOver: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-info-line bg-info-soft px-4 py-2 text-sm text-info-ink"
    >
      <span className="flex items-center gap-2">
        <History aria-hidden className="size-4 shrink-0" />
        Your changes from {formatDateTime(at, ownZone())} have been restored.
      </span>
      <Button size="sm" onClick={onStartOver}>
        Discard my changes
      </Button>
    </div>
  );
}

interface Props {
  kind: GenerationKind;
  target: Target;
  run: Run;
  onEdited: (edited: boolean) => void;
  /** Continues an incomplete proposal; undefined if that is not possible. */
  onContinue: (() => void) | undefined;
  /** Called when the review has nothing unsaved left. */
  onDone: () => void;
}

/** A proposal as it arrives: items can be kept, edited, moved, dropped or regenerated, and are then saved together. */
export function ReviewPanel({ kind, target, run, onEdited, onContinue, onDone }: Props) {
  const { review, change, ...reviewing } = useReview(run, onEdited);
  const [regenerating, setRegenerating] = useState<string | null>(null);
  const known = collectKnown(target);
  const kept = selectKept(review, known);
  const running = run.status === "RUNNING";
  const regeneration = useRegeneration({
    target,
    kind,
    instruction: run.instruction,
    onMade(key, made) {
      const regenerated = replacePart(review, key, made);
      if (regenerated) change((now) => replacePart(now, key, made) ?? now);
      return regenerated !== null;
    },
  });
  const saving = useSaveReview({
    kind,
    target,
    runId: run.databaseId,
    onDone,
    forget: reviewing.forget,
  });
  const edits = {
    runId: run.databaseId,
    change,
    makingKey: regeneration.makingKey,
    onRegenerate: running || regeneration.makingKey || regeneration.starting ? undefined : setRegenerating,
  };
  return (
    <section aria-label="Proposal" className="grid min-w-0 gap-4">
      <RunProgress run={run} kind={kind} onContinue={onContinue} />
      {reviewing.restoredAt && <Restored at={reviewing.restoredAt} onStartOver={reviewing.startOver} />}
      {review.objectives.length > 0 && (
        <Objectives objectives={review.objectives} known={known} change={change} />
      )}
      <ReviewModules kind={kind} review={review} known={known} edits={edits} />
      {!running && <SaveBar kind={kind} kept={kept} saving={saving} />}
      {regenerating !== null && (
        <RegenerateDialog
          part={describePart(review, regenerating)}
          keptId={`${run.databaseId}:${regenerating}`}
          onClose={() => setRegenerating(null)}
          onRegenerate={(remark) =>
            regeneration.regenerate({ key: regenerating, part: describePart(review, regenerating), remark })
          }
        />
      )}
    </section>
  );
}

interface SaveBarProps {
  kind: GenerationKind;
  kept: ReturnType<typeof selectKept>;
  saving: ReturnType<typeof useSaveReview>;
}

function SaveBar({ kind, kept, saving }: SaveBarProps) {
  const [asking, setAsking] = useState(false);
  const { items, modules, objectives } = countKept(kept);
  const nothing = items + modules + objectives === 0;
  const summary = [
    formatQuantity(items, generationNouns[kind].noun),
    `in ${formatQuantity(modules, moduleNoun)}`,
    ...(objectives > 0
      ? [`and ${formatQuantity(objectives, { one: "objective", many: "objectives" })}`]
      : []),
  ].join(" ");
  return (
    <Card className="sticky bottom-3 z-10 shadow-float">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-sm text-soft tabular-nums">
          {nothing ? generationMessages.nothingToSave : summary}
          {saving.failure && (
            <span role="alert" className="mt-1 block font-medium text-danger-ink">
              {saving.failure}
            </span>
          )}
        </p>
        <div className="flex gap-2">
          <Button
            icon={<Trash2 />}
            busy={saving.discarding}
            disabled={saving.busy}
            onClick={() => setAsking(true)}
          >
            Discard
          </Button>
          <Button
            variant="primary"
            icon={<Save />}
            disabled={nothing}
            busy={saving.busy}
            onClick={() => void saving.save(kept)}
          >
            Save
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        title="Discard the proposal?"
        message="None of it has been saved. The instruction stays among the earlier ones."
        confirmLabel="Discard"
        cancelLabel="Keep proposal"
        onConfirm={async () => {
          await saving.discard();
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
