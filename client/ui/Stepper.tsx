import { Check, Flag } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { classNames } from "./classNames";
import { nextIndex } from "./nextIndex";

export interface Step {
  id: string;
  /** The marker's text: 'Q1'. */
  marker: string;
  /** The full accessible name, where the marker's text is too short. */
  label?: string | undefined;
  done?: boolean | undefined;
  /** Whether someone wants to come back to it. */
  flagged?: boolean | undefined;
}

export interface StepperProps {
  label: string;
  steps: readonly Step[];
  current: string;
  onSelect: (id: string) => void;
}

function stepName({ marker, label, done, flagged }: Step): string {
  return `${label ?? marker}${done ? ", done" : ""}${flagged ? ", flagged" : ""}`;
}

/** Steps in any order, one marker each, completed ones checked; navigated with the arrow keys. */
export function Stepper({ label, steps, current, onSelect }: StepperProps) {
  const list = useRef<HTMLOListElement>(null);
  const at = steps.findIndex((step) => step.id === current);
  useEffect(() => {
    const marker = list.current?.children[at];
    marker?.scrollIntoView?.({ block: "nearest", inline: "center" });
  }, [at]);
  const keys = (event: KeyboardEvent) => {
    const index = nextIndex(event.key, { at, count: steps.length, axis: "horizontal" });
    const step = index === undefined ? undefined : steps[index];
    if (index === undefined || !step) return;
    event.preventDefault();
    onSelect(step.id);
    list.current?.querySelectorAll<HTMLElement>("button")[index]?.focus();
  };
  return (
    <nav aria-label={label} onKeyDown={keys}>
      <ol ref={list} className="flex gap-1.5 p-1 max-sm:overflow-x-auto sm:flex-wrap">
        {steps.map((step) => (
          <li key={step.id}>
            <Marker step={step} current={step.id === current} onSelect={() => onSelect(step.id)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Marker({ step, current, onSelect }: { step: Step; current: boolean; onSelect: () => void }) {
  return (
    <button
      type="button"
      aria-label={stepName(step)}
      aria-current={current ? "step" : undefined}
      tabIndex={current ? 0 : -1}
      onClick={onSelect}
      className={classNames(
        "touch-square inline-flex h-8 min-w-11 items-center justify-center gap-1 rounded-md border px-2 text-xs font-medium tabular-nums",
        current && "border-brand bg-brand text-on-brand",
        !current && step.done && "border-success-line bg-success-soft text-success-ink",
        !current && !step.done && "border-line bg-surface text-soft hover:bg-hover",
      )}
    >
      {step.done && <Check aria-hidden className="size-3" strokeWidth={3} />}
      {step.marker}
      {step.flagged && <Flag aria-hidden className="size-3 fill-current" />}
    </button>
  );
}
