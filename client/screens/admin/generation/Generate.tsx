import { useState } from "react";
import type { GenerationKind } from "#gateway/domains/generation/contract";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { InstructionForm } from "./InstructionForm";
import { NothingYet } from "./NothingYet";
import { ReviewPanel } from "./ReviewPanel";
import type { Run } from "./run";
import type { Target } from "./target";
import { useGeneration } from "./useGeneration";

/** The tokens of a day, and what is left of them. */
export interface Budget {
  readonly dailyTokens: number;
  readonly tokensLeft: number;
}

interface Props {
  kind: GenerationKind;
  target: Target;
  run: Run | null;
  budget: Budget;
}

const isCutOff = (run: Run | null) => run !== null && /^(ABANDONED|INTERRUPTED|FAILED)$/.test(run.status);

/** The instruction on one side, on the other what comes of it. */
export function Generate({ kind, target, run, budget }: Props) {
  const generation = useGeneration({ kind, run, type: target.type, databaseId: target.databaseId });
  const [instruction, setInstruction] = useState(run?.instruction ?? "");
  const [edited, setEdited] = useState(false);
  const [done, setDone] = useState(false);
  const typed = instruction.trim() !== "" && instruction !== run?.instruction && !generation.busy;
  const mayContinue = isCutOff(run) && !generation.busy && budget.tokensLeft > 0;
  const hasItems = run !== null && (run.modules.length > 0 || run.objectives.length > 0);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <UnsavedChanges when={!done && (typed || edited || generation.running)} />
      <InstructionForm
        {...{ kind, target, budget, generation, instruction }}
        replaces={hasItems && !generation.running}
        reason={generation.refused ?? (run?.status === "FAILED" ? run.reason : null) ?? undefined}
        onInstruction={setInstruction}
      />
      {run && (hasItems || generation.running) ? (
        <ReviewPanel
          key={run.databaseId}
          {...{ kind, target, run }}
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
