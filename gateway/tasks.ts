import { setMaxListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { type Metrics, noMetrics } from "./metrics/metrics";
import { traceJob } from "./tracing/traced";

/** Works until it is done or its signal is aborted. */
export type Work = (signal: AbortSignal) => Promise<void>;

/**
 * Work of this process that continues after the request that began it was served, or recurs. It is lost with the
 * process: work that must not be lost is a job (jobs/).
 */
export interface Tasks {
  /** Starts a task; the promise settles with it and never rejects: errors are logged. */
  start(name: string, work: Work): Promise<void>;
  /**
   * Runs at once and then after every pause, in milliseconds; a round that fails is logged, and the next one
   * follows.
   */
  repeat(name: string, every: number, round: () => Promise<void>): Promise<void>;
  /** Aborts all tasks because the process stops, and waits for their end. */
  close(): Promise<void>;
}

/** The reason of tasks that are aborted because the process stops. */
export const stopping = Symbol("stopping");

/** The tasks of one process. Each task, and each round of a repeated one, is timed and traced by its name. */
export function openTasks(log: Logger, metrics: Metrics = noMetrics): Tasks {
  const controller = new AbortController();
  // Each repeated task pauses on it: Node takes more than ten for a leak.
  setMaxListeners(0, controller.signal);
  const running = new Set<Promise<void>>();

  async function observe(name: string, work: () => Promise<void>): Promise<void> {
    const started = performance.now();
    let failed = false;
    try {
      await traceJob(name, work);
    } catch (error) {
      failed = true;
      log.error({ err: error }, "a task failed");
    }
    metrics.job({ name, failed, seconds: (performance.now() - started) / 1000 });
  }

  function keep(work: Promise<void>): Promise<void> {
    const done = work.finally(() => running.delete(done));
    running.add(done);
    return done;
  }

  async function repeat(name: string, every: number, round: () => Promise<void>): Promise<void> {
    const { signal } = controller;
    while (!signal.aborted) {
      await observe(name, round);
      // An aborted pause ends the loop.
      await pause(every, undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    start: (name, work) => keep(observe(name, () => work(controller.signal))),
    repeat: (name, every, round) => keep(repeat(name, every, round)),
    async close() {
      controller.abort(stopping);
      await Promise.all(running);
    },
  };
}
