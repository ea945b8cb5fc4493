import type { Timers } from "#gateway/realtime/timers";

/** Timers that run when a test says so. */
export interface ManualTimers extends Timers {
  /** Lets time pass, and runs what is due, in order. */
  advance(milliseconds: number): void;
}

export function createManualTimers(): ManualTimers {
  let now = 0;
  let waiting: { due: number; work: () => void }[] = [];
  return {
    after(milliseconds, work) {
      const timer = { due: now + milliseconds, work };
      waiting.push(timer);
      return () => {
        waiting = waiting.filter((item) => item !== timer);
      };
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = waiting.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
        if (!next) break;
        waiting = waiting.filter((item) => item !== next);
        now = next.due;
        next.work();
      }
      now = end;
    },
  };
}
