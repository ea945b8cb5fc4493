import { useCallback, useMemo, useRef, useState } from "react";
import type { KeptForm } from "./keptForms";

export interface KeptStateOptions<Value> {
  /** Opens what a kind of form keeps, as of `keptForms`. */
  open: (id: number | string) => KeptForm<Value>;
  /** The id of the row that the input is about. */
  id: number | string;
  initial: Value;
}

/**
 * Input of a field or a few, kept in this browser until it is sent or given up. Each window has its own, and one
 * that opens begins with what an earlier one has left.
 */
export function useKeptState<Value>({ open, id, initial }: KeptStateOptions<Value>) {
  const kept = useMemo(() => open(id), [open, id]);
  const [value, setValue] = useState(() => kept.takeOver() ?? initial);
  const latest = useRef(value);
  const first = useRef(initial);
  const update = useCallback(
    (by: (known: Value) => Value) => {
      const next = by(latest.current);
      latest.current = next;
      setValue(next);
      if (JSON.stringify(next) === JSON.stringify(first.current)) kept.drop();
      else kept.write(next);
    },
    [kept],
  );
  return {
    value,
    update,
    change: useCallback((next: Value) => update(() => next), [update]),
    /** Forgets what is kept, as once it was sent; what is shown stays until it changes. */
    forget: useCallback(() => kept.drop(), [kept]),
  };
}
