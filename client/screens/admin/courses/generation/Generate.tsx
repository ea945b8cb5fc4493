import { CircleAlert, Sparkles, Square } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import {
  type GenerationKind,
  generationLabels,
  generationNouns,
  instructionSchema,
} from "#gateway/domains/generation/contract";
import { check } from "~/forms/check";
import { showErrorsToast } from "~/forms/ErrorsToast";
import { keptTexts } from "~/forms/keptTexts";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { useKeptState } from "~/forms/useKeptState";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { EmptyCard } from "~/ui/EmptyCard";
import { InstructionArea } from "../InstructionArea";
import { type Budget, formatTokensLeft, isCutOff, type Run } from "../run";
import { EarlierInstructions } from "./EarlierInstructions";
import { ReviewPanel } from "./ReviewPanel";
import type { Target } from "./target";
import { useGeneration } from "./useGeneration";

const labels: Record<GenerationKind, string> = {
  TOPICS:
    "Modules and topics appear here as they are generated. Keep, edit or drop each one, then save them together.",
  QUESTIONS:
    "Questions and their answers appear here as they are generated. Keep, edit or drop each one, then save.",
};

/** Shown before there is a proposal. */
function NothingYet({ kind }: { kind: GenerationKind }) {
  return (
    <EmptyCard icon={<Sparkles />} title="No suggestions yet">
      {labels[kind]}
    </EmptyCard>
  );
}

interface Props {
  kind: GenerationKind;
  target: Target;
  run: Run | null;
  budget: Budget;
}

/** The instruction of a generation, until it has begun. */
const openInstruction = keptTexts("generation-instruction");

/** The instruction on one side, its result on the other. */
export function Generate(props: Props) {
  const { kind, target, run, budget } = props;
  const generation = useGeneration({ kind, run, type: target.type, databaseId: target.databaseId });
  const {
    value: instruction,
    change: setInstruction,
    forget,
  } = useKeptState({
    open: openInstruction,
    id: `${kind}:${target.type}:${target.databaseId}`,
    initial: run?.instruction ?? "",
  });
  const [edited, setEdited] = useState(false);
  const [done, setDone] = useState(false);
  const typed = instruction.trim() !== "" && instruction !== run?.instruction && !generation.busy;
  const mayContinue = run !== null && isCutOff(run) && !generation.busy && budget.tokensLeft > 0;
  const hasItems = run !== null && (run.modules.length > 0 || run.objectives.length > 0);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <UnsavedChanges when={!done && (typed || edited || generation.running)} onLeave={forget} />
      <InstructionForm
        {...props}
        generation={generation}
        instruction={instruction}
        replaces={hasItems && !generation.running}
        reason={generation.refused ?? (run?.status === "FAILED" ? run.reason : null) ?? undefined}
        onInstruction={setInstruction}
        onStarted={forget}
      />
      {run && (hasItems || generation.running) ? (
        <ReviewPanel
          key={run.databaseId}
          kind={kind}
          target={target}
          run={run}
          onEdited={setEdited}
          onContinue={mayContinue ? () => void generation.resume() : undefined}
          onDone={() => setDone(true)}
        />
      ) : (
        <NothingYet kind={kind} />
      )}
    </div>
  );
}

interface InstructionFormProps extends Pick<Props, "kind" | "target" | "budget"> {
  generation: ReturnType<typeof useGeneration>;
  instruction: string;
  onInstruction: (instruction: string) => void;
  onStarted: () => void;
  /** Whether generating replaces a proposal under review. */
  replaces: boolean;
  /** Why the last generation failed. */
  reason: string | undefined;
}

const placeholders: Record<GenerationKind, string> = {
  TOPICS: "Six modules on relational databases for beginners, with exercises",
  QUESTIONS: "Three questions on each module, one of them with several correct options",
};

/** The instruction, earlier instructions, and the tokens left today. */
function InstructionForm(props: InstructionFormProps) {
  const { kind, target, budget, generation, instruction, onInstruction, onStarted, replaces, reason } = props;
  const id = useId();
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState(false);
  const spent = budget.tokensLeft === 0;
  const start = async () => {
    setAsking(false);
    if (await generation.start(instruction.trim())) onStarted();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (generation.busy || spent) return;
    const checked = check(instructionSchema, { instruction }, generationLabels);
    const problems = checked.ok ? [] : checked.problems;
    setError(problems[0]?.inline);
    if (problems.length > 0) {
      showErrorsToast(problems.map(({ generic }) => generic));
      document.getElementById(id)?.focus();
    } else if (replaces) setAsking(true);
    else void start();
  };
  return (
    <Card title="What to generate" className="lg:sticky lg:top-20">
      <form noValidate onSubmit={submit} className="grid gap-4">
        {reason && <Reason>{reason}</Reason>}
        <InstructionArea
          id={id}
          for="instruction"
          rows={5}
          placeholder={placeholders[kind]}
          value={instruction}
          onChange={(text) => {
            onInstruction(text);
            setError(undefined);
          }}
          error={error}
          hint={`The AI also sees the current outline of “${target.title}”.`}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" icon={<Sparkles />} disabled={generation.busy || spent}>
            Generate
          </Button>
          {generation.running && (
            <Button icon={<Square />} busy={generation.cancelling} onClick={() => void generation.cancel()}>
              Cancel
            </Button>
          )}
        </div>
        <p role="status" className="text-sm text-info-ink empty:hidden">
          {generation.busy && generationNouns[kind].info}
        </p>
        <p className="text-xs text-muted tabular-nums">{formatTokensLeft(budget)}</p>
      </form>
      <EarlierInstructions
        kind={kind}
        instructions={target.instructions}
        disabled={generation.busy}
        onChoose={(text) => {
          onInstruction(text);
          setError(undefined);
          document.getElementById(id)?.focus();
        }}
      />
      <ConfirmDialog
        open={asking}
        tone="primary"
        title="Generate again?"
        message="The proposal on this screen isn't saved. A new one replaces it."
        confirmLabel="Generate again"
        cancelLabel="Keep proposal"
        onConfirm={start}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}

function Reason({ children }: { children: string }) {
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-md border border-danger-line bg-danger-soft px-3 py-2.5 text-sm text-danger-ink"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
