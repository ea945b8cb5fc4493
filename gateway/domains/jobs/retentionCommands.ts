import type { TenantClient } from "#gateway/database/tenantClient";

/** Deletes jobs that failed permanently before a moment, and that no one has retried since. */
export async function deleteOldJobs(db: Pick<TenantClient, "job">, before: Date): Promise<void> {
  await db.job.deleteMany({ where: { failedAt: { lt: before } } });
}
