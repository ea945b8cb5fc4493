import type { TenantClient } from "#gateway/database/tenantClient";

/** Deletes the notes of requests to the service that ended before a moment. */
export async function deleteOldAttempts(db: Pick<TenantClient, "generationAttempt">, before: Date) {
  await db.generationAttempt.deleteMany({ where: { endedAt: { lt: before } } });
}
