import { retryDelay } from "./retryDelay";

/** Milliseconds before the next attempt of what is repeated until it succeeds: a second or two at first, at most 30 s. */
export const pauseAfter = (failures: number, longest?: number): number =>
  retryDelay(failures + 2, Math.random(), longest);

interface Limit {
  /** The longest pause in milliseconds. */
  longest?: number;
}

/** Repeats what failed, after a pause that grows with each failure in a row. */
export function createRetryTimer(retry: () => void, { longest }: Limit = {}) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  return {
    /** Plans the next attempt, unless one is planned. */
    start(): void {
      if (timer !== undefined) return;
      const run = () => {
        timer = undefined;
        retry();
      };
      timer = setTimeout(run, pauseAfter(failures, longest));
      failures += 1;
    },
    /** Cancels the planned attempt. */
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
    /** Makes the pauses short again, as after a success. */
    reset(): void {
      failures = 0;
    },
  };
}
