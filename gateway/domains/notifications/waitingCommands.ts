import type { TenantTransaction } from "#gateway/database/tenantClient";
import { notificationLimits } from "./contract";

const columns = {
  id: true,
  userId: true,
  kind: true,
  title: true,
  body: true,
  path: true,
  mergedIntoId: true,
  readAt: true,
  courseId: true,
  batchId: true,
  topicId: true,
  topicQuestionId: true,
  paymentId: true,
  roomId: true,
  givenId: true,
  submissionId: true,
  assessmentId: true,
  certificateId: true,
  announcementId: true,
  announcement: { select: { body: true, bodyHtml: true, rendererVersion: true } },
  payment: { select: { id: true, reference: true } },
} as const;

/** Number of notifications, or of users' daily mails, in one transaction. */
const size = { notifications: 100, users: 20 } as const;

/** Reads notifications in order, with what mails and browsers need of them. */
export const readWaiting = (tx: TenantTransaction, ids: readonly number[]) =>
  tx.notification.findMany({ where: { id: { in: [...ids] } }, orderBy: { id: "asc" }, select: columns });

const readLocked = (tx: TenantTransaction, locked: readonly { id: number }[]) =>
  readWaiting(
    tx,
    locked.map(({ id }) => id),
  );

/** A notification that waits for a mail. */
export type WaitingNotification = Awaited<ReturnType<typeof readWaiting>>[number];

/**
 * Locks some of the notifications to be mailed at once whose minute is over, without those that another worker has.
 * Those of one minute stay together: the last group waits if it does not fit.
 */
export async function lockDue(
  tx: TenantTransaction,
  { organizationId, now }: { organizationId: number; now: Date },
): Promise<WaitingNotification[]> {
  const before = new Date(now.getTime() - notificationLimits.mergeSeconds * 1_000);
  const locked = await tx.$queryRaw<{ id: number; firstId: number }[]>`
    SELECT n."id", coalesce(n."mergedIntoId", n."id") AS "firstId"
    FROM "Notification" n
    LEFT JOIN "Notification" f ON f."organizationId" = n."organizationId" AND f."id" = n."mergedIntoId"
    WHERE n."organizationId" = ${organizationId} AND n."mailDue" = 'NOW'
      AND coalesce(f."createdAt", n."createdAt") <= ${before}
    ORDER BY 2, 1 LIMIT ${size.notifications} FOR UPDATE OF n SKIP LOCKED`;
  const last = locked.at(-1)?.firstId;
  const isCut = locked.length === size.notifications && locked[0]?.firstId !== last;
  return readLocked(tx, isCut ? locked.filter(({ firstId }) => firstId !== last) : locked);
}

/**
 * Locks the notifications that wait for the daily mail of some users at an hour, without those that another worker
 * has.
 */
export async function lockDaily(
  tx: TenantTransaction,
  { organizationId, hour, usualHour }: { organizationId: number; hour: number; usualHour: number },
): Promise<WaitingNotification[]> {
  const locked = await tx.$queryRaw<{ id: number }[]>`
    SELECT n."id" FROM "Notification" n
    WHERE n."organizationId" = ${organizationId} AND n."mailDue" = 'DAILY' AND n."userId" IN (
      SELECT DISTINCT w."userId" FROM "Notification" w
      LEFT JOIN "NotificationHour" h ON h."organizationId" = w."organizationId" AND h."userId" = w."userId"
      WHERE w."organizationId" = ${organizationId} AND w."mailDue" = 'DAILY'
        AND coalesce(h."hour", ${usualHour}) = ${hour}
      ORDER BY 1 LIMIT ${size.users})
    FOR UPDATE OF n SKIP LOCKED`;
  return readLocked(tx, locked);
}
