import { useState } from "react";

/** A question that something waits for: `ask` settles with what `answer` is given. */
export function useQuestion() {
  const [settle, setSettle] = useState<((answer: boolean) => void) | null>(null);
  return {
    asking: settle !== null,
    ask: () => new Promise<boolean>((resolve) => setSettle(() => resolve)),
    answer(given: boolean) {
      settle?.(given);
      setSettle(null);
    },
  };
}
