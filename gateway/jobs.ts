import type { Logger } from "pino";

/** Works until it is done or its signal is aborted. */
export type Work = (signal: AbortSignal) => Promise<void>;

/** Work of this process that goes on after the request that began it was answered. */
export interface Jobs {
  /** Begins a job; the promise ends with it, and never fails: what a job throws is logged. */
  start(key: string, work: Work): Promise<void>;
  /** Aborts a job of this process, for a reason; answers whether there was one. */
  abort(key: string, reason: unknown): boolean;
  /** Aborts all jobs because the process stops, and waits for their end. */
  close(): Promise<void>;
}

/** The reason of jobs that are aborted because the process stops. */
export const stopping = Symbol("stopping");

/** Jobs that are told by their keys. */
export function openJobs(log: Logger): Jobs {
  const running = new Map<string, { controller: AbortController; done: Promise<void> }>();
  return {
    start(key, work) {
      const controller = new AbortController();
      const done = work(controller.signal)
        .catch((error: unknown) => log.error({ err: error, job: key }, "a job failed"))
        .finally(() => running.delete(key));
      running.set(key, { controller, done });
      return done;
    },
    abort(key, reason) {
      const job = running.get(key);
      job?.controller.abort(reason);
      return job !== undefined;
    },
    async close() {
      const all = [...running.values()];
      for (const { controller } of all) controller.abort(stopping);
      await Promise.all(all.map(({ done }) => done));
    },
  };
}
