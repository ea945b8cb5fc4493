import { CircleAlert, Sparkles, Square } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import {
  type GenerationKind,
  generationLabels,
  generationLimits,
  generationMessages,
  generationNouns,
  instructionSchema,
} from "#gateway/domains/generation/contract";
import { formatCount } from "~/formats/counts";
import { check } from "~/forms/check";
import { showErrorsToast } from "~/forms/ErrorsToast";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { TextArea } from "~/ui/TextArea";
import { EarlierInstructions } from "./EarlierInstructions";
import type { Budget } from "./Generate";
import type { Target } from "./target";
import type { useGeneration } from "./useGeneration";

interface Props {
  kind: GenerationKind;
  target: Target;
  budget: Budget;
  generation: ReturnType<typeof useGeneration>;
  instruction: string;
  onInstruction: (instruction: string) => void;
  /** Whether generating replaces a proposal that waits for its review. */
  replaces: boolean;
  /** Why the last generation came to nothing. */
  reason: string | undefined;
}

const placeholders: Record<GenerationKind, string> = {
  TOPICS: "Six modules on relational databases for beginners, with exercises",
  QUESTIONS: "Three questions on each module, one of them with several correct options",
};

/** What to generate, in words; the words of earlier generations; and how much may be generated today. */
export function InstructionForm(props: Props) {
  const { kind, target, budget, generation, instruction, onInstruction, replaces, reason } = props;
  const id = useId();
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState(false);
  const spent = budget.tokensLeft === 0;
  const start = async () => {
    setAsking(false);
    await generation.start(instruction.trim());
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
        <TextArea
          id={id}
          label={generationLabels.instruction}
          required
          rows={5}
          limit={generationLimits.instruction}
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
        <Left budget={budget} />
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
        title="Generate anew?"
        message="The proposal on this screen is not saved. A new one takes its place."
        confirmLabel="Generate anew"
        cancelLabel="Keep the proposal"
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

function Left({ budget: { dailyTokens, tokensLeft } }: { budget: Budget }) {
  // In words alone: a bar under a running generation is taken for its progress.
  return (
    <p className="text-xs text-muted tabular-nums">
      {tokensLeft === 0
        ? `${generationMessages.overBudget} It renews tomorrow.`
        : `${formatCount(tokensLeft)} of ${formatCount(dailyTokens)} tokens left today`}
    </p>
  );
}
