import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { numberOf } from "../../../../formats/addresses";

/** Which question is in view, and the ways to others. */
export interface Place {
  /** From 1. */
  number: number;
  count: number;
  go: (number: number) => void;
}

/**
 * The question that the address names (?q=3). It takes the earlier one's place in the history: Back leaves the test,
 * and never comes back into it from the result, where it would begin a new attempt.
 */
export function useCurrentQuestion(count: number): Place {
  const [search, setSearch] = useSearchParams();
  const number = Math.min(Math.max(1, numberOf(search.get("q") ?? undefined)), Math.max(1, count));
  const go = useCallback(
    (next: number) => {
      if (next < 1 || next > count) return;
      setSearch({ q: String(next) }, { replace: true, preventScrollReset: true });
    },
    [count, setSearch],
  );
  return { number, count, go };
}
