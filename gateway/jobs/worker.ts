import type { DueJob } from "../database/lookups";
import type { Gateway } from "../gateway";
import { traceJob } from "../tracing/traced";
import type { JobHandler } from "./handler";
import { lease, runJob } from "./runJob";

/** Milliseconds after which a worker looks for due jobs without being woken. */
const pollEvery = 5_000;

/** Number of jobs a gateway works on at once. */
const concurrency = 4;

interface WorkerOptions {
  /** Milliseconds; for tests. */
  pollEvery?: number;
}

/** A pause that ends when it is woken. */
class Nap {
  #wake: () => void = () => undefined;
  #isWoken = false;

  wake(): void {
    this.#isWoken = true;
    this.#wake();
  }

  /** Waits, unless it was woken since the last wait. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.#isWoken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#isWoken = false;
  }
}

/**
 * Works on due jobs of all tenants until the process stops. Several gateways share the work: each takes jobs that no other
 * one has.
 */
export function startWorker(
  gateway: Gateway,
  handlers: readonly JobHandler[],
  options: WorkerOptions = {},
): void {
  const byKind = new Map(handlers.map((handler) => [handler.kind, handler]));
  const running = new Set<Promise<void>>();
  const nap = new Nap();

  async function run(job: DueJob, stopping: AbortSignal): Promise<void> {
    const handler = byKind.get(job.kind);
    if (!handler) return;
    const started = performance.now();
    const { failed } = await traceJob(job.kind, () => runJob({ gateway, handler, job, stopping }));
    gateway.metrics.job({ name: job.kind, failed, seconds: (performance.now() - started) / 1000 });
  }

  function begin(job: DueJob, stopping: AbortSignal): void {
    const done = run(job, stopping)
      .catch((error: unknown) =>
        gateway.log.error({ err: error, kind: job.kind }, "a job was neither finished nor put back"),
      )
      .finally(() => {
        running.delete(done);
        nap.wake();
      });
    running.add(done);
  }

  async function takeDue(): Promise<readonly DueJob[]> {
    const free = concurrency - running.size;
    if (free <= 0) return [];
    const now = gateway.clock();
    const leaseEnd = new Date(now.getTime() + lease);
    return gateway.lookups.takeJobs({ kinds: [...byKind.keys()], size: free, now, leaseEnd });
  }

  async function loop(stopping: AbortSignal): Promise<void> {
    stopping.addEventListener("abort", () => nap.wake());
    while (!stopping.aborted) {
      // A database that is away is looked for again at the next poll.
      const jobs = await takeDue().catch((error: unknown) => {
        gateway.log.warn({ err: error }, "due jobs could not be taken");
        return [];
      });
      for (const job of jobs) begin(job, stopping);
      if (jobs.length === 0) await nap.wait(options.pollEvery ?? pollEvery);
    }
    await Promise.all(running);
  }

  const unsubscribe = gateway.bus.subscribe("jobsChanged", () => nap.wake());
  void gateway.tasks.start("jobs", loop).finally(unsubscribe);
}
