import type { DueJob } from "../database/lookups";
import { recording } from "../database/recording";
import { findJobAction } from "../domains/actionContract";
import type { Gateway } from "../gateway";
import { type JobContext, type JobHandler, LostJob } from "./handler";
import { errorText, nextTry } from "./retries";

/**
 * The time a worker has for a job before others may take it, in milliseconds. It is extended while the worker
 * lives.
 */
export const lease = 60_000;

interface JobRun {
  gateway: Gateway;
  handler: JobHandler;
  job: DueJob;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
}

const asTaken = ({ id, turn }: DueJob) => ({ id, turn });

/** Extends the lease for as long as the job runs, and aborts the work when the job is another worker's. */
function keepLease({ gateway, job }: JobRun, lost: AbortController): () => void {
  const db = gateway.tenantClient(job.organizationId);
  const extend = async () => {
    const lockedUntil = new Date(gateway.clock().getTime() + lease);
    const { count } = await db.job.updateMany({ where: asTaken(job), data: { lockedUntil } });
    if (count === 0) lost.abort(new LostJob(`${job.kind} was taken or enqueued again`));
  };
  const timer = setInterval(() => {
    extend().catch((error: unknown) =>
      gateway.log.warn({ err: error, kind: job.kind }, "a lease was not extended"),
    );
  }, lease / 3);
  return () => clearInterval(timer);
}

/** Schedules a job's next try, or leaves it to a person after the last one. */
async function postpone({ gateway, job }: JobRun, error: unknown): Promise<void> {
  const now = gateway.clock();
  const runAt = nextTry(job.attempts, now);
  const lastError = errorText(error);
  await gateway.tenantClient(job.organizationId).job.updateMany({
    where: asTaken(job),
    data: { lockedUntil: null, lastError, ...(runAt ? { runAt } : { failedAt: now }) },
  });
  gateway.log.warn({ err: error, kind: job.kind, jobId: job.id, attempts: job.attempts }, "a job failed");
}

/** Gives a job back untried, because the process stops before its work was done. */
async function giveBack({ gateway, job }: JobRun): Promise<void> {
  await gateway.tenantClient(job.organizationId).job.updateMany({
    where: asTaken(job),
    data: { lockedUntil: null, attempts: job.attempts - 1 },
  });
}

async function work({ gateway, handler, job, stopping }: JobRun, lost: AbortController): Promise<void> {
  const db = gateway.tenantClient(job.organizationId);
  let finished = false;
  const context: JobContext = {
    gateway,
    db,
    organizationId: job.organizationId,
    key: job.key,
    attempt: job.attempts,
    signal: AbortSignal.any([stopping, lost.signal]),
    async finish(tx) {
      const { count } = await tx.job.deleteMany({ where: asTaken(job) });
      if (count === 0) throw new LostJob(`${job.kind} was taken or enqueued again`);
      finished = true;
    },
  };
  const action = findJobAction(job.kind);
  const run = () => handler.run(context, job.payload);
  const entry = { source: "JOB", at: gateway.clock(), actorId: null, actorName: "" } as const;
  await (action ? recording({ ...entry, action }, run) : run());
  if (!finished) await db.job.deleteMany({ where: asTaken(job) });
}

/** Runs a job that was taken: it is finished, put back, or someone else's by then. Reports whether it failed. */
export async function runJob(running: JobRun): Promise<{ failed: boolean }> {
  const { gateway, job, stopping } = running;
  const lost = new AbortController();
  const release = keepLease(running, lost);
  try {
    await work(running, lost);
    return { failed: false };
  } catch (error) {
    if (error instanceof LostJob || lost.signal.aborted) return { failed: false };
    if (stopping.aborted) {
      await giveBack(running);
      return { failed: false };
    }
    await postpone(running, error);
    return { failed: true };
  } finally {
    release();
    gateway.bus.publish("jobsChanged", { organizationId: job.organizationId });
  }
}
