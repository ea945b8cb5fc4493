import type { TenantTransaction } from "../database/tenantClient";

/** Work for later. */
export interface WantedJob {
  kind: string;
  /** The object it is about: a kind has one job for each key. */
  key: string;
  payload: object;
  /** Not before this moment. */
  runAt: Date;
}

interface Enqueueing {
  organizationId: number;
  now: Date;
  jobs: readonly WantedJob[];
}

/**
 * Enqueues jobs in the transaction of the command that wants them: they exist exactly when its changes do. A job of
 * the same kind and key, whether it waits, runs or has failed, is replaced and starts again. After commit, the
 * command publishes `jobsChanged`.
 */
export async function enqueue(
  tx: TenantTransaction,
  { organizationId, now, jobs }: Enqueueing,
): Promise<void> {
  if (jobs.length === 0) return;
  const rows = JSON.stringify(jobs.map((job) => ({ ...job, runAt: job.runAt.toISOString() })));
  await tx.$executeRaw`
    INSERT INTO "Job" AS j ("organizationId", "kind", "key", "payload", "runAt", "updatedAt")
    SELECT ${organizationId}, v."kind", v."key", v."payload", v."runAt", ${now}
    FROM json_to_recordset(${rows}::json) AS v("kind" text, "key" text, "payload" jsonb, "runAt" timestamptz)
    ON CONFLICT ("organizationId", "kind", "key") DO UPDATE SET
      "payload" = EXCLUDED."payload", "runAt" = EXCLUDED."runAt", "attempts" = 0, "turn" = j."turn" + 1,
      "lockedUntil" = NULL, "failedAt" = NULL, "lastError" = NULL, "updatedAt" = EXCLUDED."updatedAt"
    WHERE j."organizationId" = ${organizationId}`;
}
