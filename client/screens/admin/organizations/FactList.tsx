import type { ReactNode } from "react";

interface Props {
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** Settings and their values, to read; what is not set shows a dash. */
export function FactList({ facts }: Props) {
  return (
    <dl className="grid gap-4 text-sm">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-xs font-medium text-muted">{label}</dt>
          <dd className="mt-0.5 text-ink wrap-anywhere">{value || <span className="text-muted">—</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
