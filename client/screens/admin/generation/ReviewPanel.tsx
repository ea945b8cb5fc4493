import { LoaderCircle, Save, Trash2 } from "lucide-react";
import { useState } from "react";
import {
  type GenerationKind,
  generationMessages,
  generationWords,
} from "../../../../gateway/domains/generation/contract";
import { countOf } from "../../../formats/counts";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { Objectives } from "./Objectives";
import { RemarkDialog } from "./RemarkDialog";
import { ReviewModuleCard } from "./ReviewModuleCard";
import { countKept, inWords, keptOf, knownOf, remake } from "./review";
import type { Run } from "./run";
import type { Target } from "./target";
import { useRemake } from "./useRemake";
import { useReview } from "./useReview";
import { useSaveReview } from "./useSaveReview";

interface Props {
  kind: GenerationKind;
  target: Target;
  run: Run;
  onEdited: (edited: boolean) => void;
  /** Called when nothing of the review can be lost any more. */
  onDone: () => void;
}

/** A proposal as it arrives: each item is kept, changed, moved, dropped or made anew, then all is saved at once. */
export function ReviewPanel({ kind, target, run, onEdited, onDone }: Props) {
  const [review, change] = useReview(run, onEdited);
  const [remarking, setRemarking] = useState<string | null>(null);
  const known = knownOf(target);
  const kept = keptOf(review, known);
  const running = run.status === "RUNNING";
  const remaking = useRemake({
    ...{ target, kind, instruction: run.instruction },
    onMade(key, made) {
      const remade = remake(review, key, made);
      if (remade) change((now) => remake(now, key, made) ?? now);
      return remade !== null;
    },
  });
  const saving = useSaveReview({ kind, target, runId: run.databaseId, onDone });
  const edits = {
    change,
    makingKey: remaking.makingKey,
    onRemake: running || remaking.makingKey || remaking.starting ? undefined : setRemarking,
  };
  return (
    <section aria-label="Proposal" className="grid min-w-0 gap-4">
      <Progress run={run} kind={kind} />
      {review.objectives.length > 0 && (
        <Objectives objectives={review.objectives} known={known} change={change} />
      )}
      {review.modules.length > 0 && (
        <ul aria-label="Modules" className="grid gap-4">
          {review.modules.map((module, index) => (
            <ReviewModuleCard
              key={module.key}
              {...{ module, known, edits }}
              place={{ first: index === 0, last: index === review.modules.length - 1 }}
            />
          ))}
        </ul>
      )}
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

function Progress({ run, kind }: { run: Run; kind: GenerationKind }) {
  const items = run.modules.reduce((sum, { topics, questions }) => sum + topics.length + questions.length, 0);
  const arrived = countOf(items, generationWords[kind].noun);
  const running = run.status === "RUNNING";
  const left = run.leftOut > 0 && !running;
  return (
    <div className="grid gap-2">
      <p role="status" className="flex items-center gap-2 text-sm text-soft tabular-nums">
        {running && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
        {running ? `${arrived} so far` : `${arrived} proposed, none of it saved yet`}
      </p>
      {run.reason && !running && (
        <p className="rounded-md border border-warning-line bg-warning-soft px-3.5 py-2.5 text-sm text-warning-ink">
          The proposal is not complete. {run.reason} What had arrived can be reviewed and saved.
        </p>
      )}
      {left && (
        <p className="text-xs text-muted">
          {countOf(run.leftOut, generationWords.QUESTIONS.noun)} left out, because nobody could have answered
          them.
        </p>
      )}
    </div>
  );
}

interface SaveBarProps {
  kind: GenerationKind;
  kept: ReturnType<typeof keptOf>;
  saving: ReturnType<typeof useSaveReview>;
}

function SaveBar({ kind, kept, saving }: SaveBarProps) {
  const [asking, setAsking] = useState(false);
  const { items, modules, objectives } = countKept(kept);
  const nothing = items + modules + objectives === 0;
  const summary = [
    countOf(items, generationWords[kind].noun),
    `in ${countOf(modules, { one: "module", many: "modules" })}`,
    ...(objectives > 0 ? [`and ${countOf(objectives, { one: "objective", many: "objectives" })}`] : []),
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
        message="Nothing of it is saved. The instruction stays among the earlier ones."
        confirmLabel="Discard it"
        cancelLabel="Keep it"
        onConfirm={async () => {
          await saving.discard();
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
