import { recordEvent } from "#gateway/database/recording";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { jobMessages } from "./contract";

/** Refuses NOT_FOUND, and CONFLICT while a worker has the job. */
async function requireIdle({ db, clock }: CommandContext, jobId: number) {
  const job = await db.job.findUnique({
    where: { id: jobId },
    select: { kind: true, turn: true, lockedUntil: true },
  });
  if (!job) throw new Refusal("NOT_FOUND", jobMessages.notFound);
  if (job.lockedUntil && job.lockedUntil >= clock()) throw new Refusal("CONFLICT", jobMessages.running);
  return { id: jobId, turn: job.turn, kind: job.kind };
}

/** Writes an idle job, in one transaction with its history. Refuses NOT_FOUND, and CONFLICT while it runs. */
async function changeIdle(
  context: CommandContext,
  { organizationId, jobId }: { organizationId: number; jobId: number },
  write: (tx: TenantTransaction, idle: { id: number; turn: number }) => Promise<{ count: number }>,
): Promise<void> {
  const { kind, ...idle } = await requireIdle(context, jobId);
  await context.db.$transaction(async (tx) => {
    const { count } = await write(tx, idle);
    if (count === 0) throw new Refusal("CONFLICT", jobMessages.running);
    await recordEvent(tx, { organizationId, table: "Job", id: jobId, name: kind });
  });
  context.bus.publish("jobsChanged", { organizationId });
}

/** Tries a job again at once, with all its retries. Refuses NOT_FOUND, and CONFLICT while it runs. */
export const retryJob = (context: CommandContext, { organizationId }: Member, jobId: number): Promise<void> =>
  changeIdle(context, { organizationId, jobId }, (tx, idle) =>
    tx.job.updateMany({
      where: idle,
      data: { runAt: context.clock(), attempts: 0, turn: idle.turn + 1, failedAt: null, lockedUntil: null },
    }),
  );

/** Deletes a job: its work is not done. Refuses NOT_FOUND, and CONFLICT while it runs. */
export const dropJob = (context: CommandContext, { organizationId }: Member, jobId: number): Promise<void> =>
  changeIdle(context, { organizationId, jobId }, (tx, idle) => tx.job.deleteMany({ where: idle }));
