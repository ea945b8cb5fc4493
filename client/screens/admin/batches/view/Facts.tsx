import type { ReactNode } from "react";

/** Terms and what they are, side by side. */
export function Facts({ facts }: { facts: readonly (readonly [term: string, fact: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      {facts.map(([term, fact]) => (
        <div key={term} className="min-w-0">
          <dt className="text-xs text-muted">{term}</dt>
          <dd className="mt-0.5 text-sm font-medium wrap-anywhere text-ink tabular-nums">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
