import { startTransition, useCallback, useOptimistic } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { parseId } from "~/formats/addresses";
import { questionParameter } from "~/screens/learner/assessmentAddresses";

/** The current question and the navigation to others. */
export interface QuestionPosition {
  /** From 1. */
  number: number;
  count: number;
  go: (number: number) => void;
}

/**
 * The question that the address names (?q=3). It replaces the history entry, so that Back leads to the assessment's
 * introduction. The state does not wait for the address, so that two quick presses on Next or an arrow key both count.
 */
export function useCurrentQuestion(count: number): QuestionPosition {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const addressed = Math.min(
    Math.max(1, parseId(search.get(questionParameter) ?? undefined)),
    Math.max(1, count),
  );
  const [number, show] = useOptimistic(addressed);
  const go = useCallback(
    (next: number) => {
      // Navigating to the current address would refetch the attempt, as a reload does.
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
