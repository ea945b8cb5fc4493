import { startTransition, useCallback, useOptimistic } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { parseId } from "~/formats/addresses";
import { questionParameter } from "../addresses";

/** Which question is in view, and the ways to others. */
export interface Place {
  /** From 1. */
  number: number;
  count: number;
  go: (number: number) => void;
}

/**
 * The question that the address names (?q=3). It takes the earlier one's place in the history: Back leads to what the
 * assessment says of itself. The screen does not wait for the address, so that of two quick presses on Next or an arrow
 * each counts.
 */
export function useCurrentQuestion(count: number): Place {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const addressed = Math.min(
    Math.max(1, parseId(search.get(questionParameter) ?? undefined)),
    Math.max(1, count),
  );
  const [number, show] = useOptimistic(addressed);
  const go = useCallback(
    (next: number) => {
      // Going where one is would read the attempt again, as a reload of the same address does.
      if (next < 1 || next > count || next === number) return;
      startTransition(async () => {
        show(next);
        await navigate(
          { search: `?${questionParameter}=${next}` },
          { replace: true, preventScrollReset: true },
        );
      });
    },
    [count, number, navigate, show],
  );
  return { number, count, go };
}
