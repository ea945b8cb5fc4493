import type { ReactNode } from "react";
import { classNames } from "./classNames";

interface GridProps {
  facts: readonly (readonly [term: string, fact: ReactNode])[];
  /** The columns on wide screens. */
  className: string;
}

/** Terms with their values below, side by side. */
export function FactGrid({ facts, className }: GridProps) {
  return (
    <dl className={classNames("grid grid-cols-2 gap-x-6 gap-y-4", className)}>
      {facts.map(([term, fact]) => (
        <div key={term} className="min-w-0">
          <dt className="text-xs text-muted">{term}</dt>
          <dd className="mt-0.5 text-sm font-medium wrap-anywhere text-ink tabular-nums">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FactProps {
  label: string;
  children: ReactNode;
}

/** A term and its value in two columns of a grid. */
export function FactCells({ label, children }: FactProps) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

/** A term with its value at the end of the line. */
export function FactLine({ label, children }: FactProps) {
  return (
    <div className="flex items-center justify-between gap-4 py-2.5">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="min-w-0 text-right font-medium wrap-anywhere text-ink tabular-nums">{children}</dd>
    </div>
  );
}
