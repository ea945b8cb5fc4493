import type { TenantClient } from "#gateway/database/tenantClient";

/** Deletes notifications from before a moment, read or not. */
export async function deleteOldNotifications(db: Pick<TenantClient, "notification">, before: Date) {
  await db.notification.deleteMany({ where: { createdAt: { lt: before } } });
}
