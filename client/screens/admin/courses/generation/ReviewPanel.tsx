import { Save, Trash2 } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { messages } from "#gateway/domains/contract";
import {
  type GenerationKind,
  generationLabels,
  generationLimits,
  generationMessages,
  generationNouns,
} from "#gateway/domains/generation/contract";
import { formatQuantity } from "~/formats/counts";
import { moduleNoun } from "~/formats/nouns";
import { useCheckedValue } from "~/forms/useCheckedValue";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { Dialog } from "~/ui/Dialog";
import { TextArea } from "~/ui/TextArea";
import type { Run } from "../run";
import { Objectives, ReviewModules } from "./ReviewModules";
import { Restored, RunProgress } from "./RunProgress";
import { collectKnown, countKept, inWords, remake, selectKept } from "./review";
import type { Target } from "./target";
import { useRemake } from "./useGeneration";
import { useReview, useSaveReview } from "./useReview";

interface RemarkDialogProps {
  /** The part's name. */
  part: string;
  /** Returns whether the generation started. */
  onRemark: (remark: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks what to change in a part of the proposal. */
function RemarkDialog({ part, onRemark, onClose }: RemarkDialogProps) {
  const formId = useId();
  const { value: remark, setError, field } = useCheckedValue("");
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = remark.trim();
    const { remark: label } = generationLabels;
    if (trimmed === "") return setError(messages.required(label));
    if (trimmed.length > generationLimits.remark)
      return setError(messages.tooLong(label, generationLimits.remark));
    setBusy(true);
    const begun = await onRemark(trimmed);
    setBusy(false);
    if (begun) onClose();
    return undefined;
  };
  return (
    <Dialog
      open
      title="Regenerate"
      description={<span className="line-clamp-3 wrap-anywhere">{part}</span>}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            Regenerate
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextArea
          data-autofocus
          label={generationLabels.remark}
          required
          rows={3}
          limit={generationLimits.remark}
          placeholder="Shorter, and with an example"
          {...field}
        />
      </form>
    </Dialog>
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
  const [remarking, setRemarking] = useState<string | null>(null);
  const known = collectKnown(target);
  const kept = selectKept(review, known);
  const running = run.status === "RUNNING";
  const remaking = useRemake({
    ...{ target, kind, instruction: run.instruction },
    onMade(key, made) {
      const remade = remake(review, key, made);
      if (remade) change((now) => remake(now, key, made) ?? now);
      return remade !== null;
    },
  });
  const saving = useSaveReview({
    ...{ kind, target, runId: run.databaseId, onDone },
    forget: reviewing.forget,
  });
  const edits = {
    change,
    makingKey: remaking.makingKey,
    onRemake: running || remaking.makingKey || remaking.starting ? undefined : setRemarking,
  };
  return (
    <section aria-label="Proposal" className="grid min-w-0 gap-4">
      <RunProgress run={run} kind={kind} onContinue={onContinue} />
      {reviewing.restoredAt && <Restored at={reviewing.restoredAt} onStartOver={reviewing.startOver} />}
      {review.objectives.length > 0 && (
        <Objectives objectives={review.objectives} known={known} change={change} />
      )}
      <ReviewModules {...{ kind, review, known, edits }} />
      {!running && <SaveBar {...{ kind, kept, saving }} />}
      {remarking !== null && (
        <RemarkDialog
          part={inWords(review, remarking)}
          onClose={() => setRemarking(null)}
          onRemark={(remark) => remaking.remake({ key: remarking, part: inWords(review, remarking), remark })}
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
