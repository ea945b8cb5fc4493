import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";

/** Works until it is done or its signal is aborted. */
export type Work = (signal: AbortSignal) => Promise<void>;

/** Work of this process that goes on after the request that began it was answered. */
export interface Jobs {
  /** Begins a job; the promise ends with it, and never fails: what a job throws is logged. */
  start(work: Work): Promise<void>;
  /** Works at once and then after every pause, in milliseconds; a round that fails is logged, and the next one comes. */
  repeat(every: number, round: () => Promise<void>): Promise<void>;
  /** Aborts all jobs because the process stops, and waits for their end. */
  close(): Promise<void>;
}

/** The reason of jobs that are aborted because the process stops. */
export const stopping = Symbol("stopping");

/** The jobs of one process. */
export function openJobs(log: Logger): Jobs {
  const controller = new AbortController();
  const running = new Set<Promise<void>>();
  const logFailure = (error: unknown) => log.error({ err: error }, "a job failed");
  const start = (work: Work): Promise<void> => {
    const done = work(controller.signal)
      .catch(logFailure)
      .finally(() => running.delete(done));
    running.add(done);
    return done;
  };
  return {
    start,
    repeat: (every, round) =>
      start(async (signal) => {
        while (!signal.aborted) {
          await round().catch(logFailure);
          // An aborted pause ends the loop.
          await pause(every, undefined, { signal }).catch(() => undefined);
        }
      }),
    async close() {
      controller.abort(stopping);
      await Promise.all(running);
    },
  };
}
