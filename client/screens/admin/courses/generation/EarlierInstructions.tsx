import { History } from "lucide-react";
import { useState } from "react";
import type { GenerationKind } from "#gateway/domains/generation/contract";
import { formatMinute } from "~/formats/moments";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/classNames";
import type { UsedInstruction } from "./target";

interface Props {
  kind: GenerationKind;
  instructions: readonly UsedInstruction[];
  disabled: boolean;
  onChoose: (instruction: string) => void;
}

const shownAtFirst = 3;

/** Distinct texts, latest use first. */
function distinct(instructions: readonly UsedInstruction[], kind: GenerationKind): UsedInstruction[] {
  const texts = new Set<string>();
  return instructions.filter(
    ({ instruction, kind: own }) => own === kind && !texts.has(instruction) && texts.add(instruction),
  );
}

/** Earlier instructions, which can be used again. */
export function EarlierInstructions({ kind, instructions, disabled, onChoose }: Props) {
  const [all, setAll] = useState(false);
  const used = distinct(instructions, kind);
  if (used.length === 0) return null;
  return (
    <section aria-label="Earlier instructions" className="mt-6 border-t border-line pt-4">
      <h3 className="mb-2 flex items-center gap-2 text-xs font-semibold text-muted">
        <History aria-hidden className="size-3.5" />
        Earlier instructions
      </h3>
      <ul className={classNames("-mx-2 grid gap-1", all && "max-h-72 overflow-y-auto")}>
        {used.slice(0, all ? undefined : shownAtFirst).map(({ instruction, userName, createdAt }) => (
          <li key={instruction}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => onChoose(instruction)}
              title={instruction}
              className="touch w-full rounded-md px-2 py-1.5 text-left text-sm hover:bg-hover disabled:cursor-not-allowed"
            >
              <span className="line-clamp-2 wrap-anywhere text-ink">{instruction}</span>
              <span className="text-xs text-muted">
                {userName}, {formatMinute(createdAt)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {used.length > shownAtFirst && (
        <Button size="sm" variant="ghost" className="mt-1" onClick={() => setAll(!all)}>
          {all ? "Show fewer" : `Show all ${used.length}`}
        </Button>
      )}
    </section>
  );
}
