import type { TenantTransaction } from "#gateway/database/tenantClient";
import { notificationLimits } from "./contract";

/**
 * Makes transactions that notify the same users run one after the other: each sees the rows of the one before, so
 * that no two become the first of a minute. The order of the ids prevents deadlocks.
 */
export async function lockReaders(
  tx: TenantTransaction,
  organizationId: number,
  userIds: ReadonlySet<number>,
): Promise<void> {
  await tx.$queryRaw`
    SELECT "id" FROM "User" WHERE "organizationId" = ${organizationId} AND "id" = ANY(${[...userIds]}::int[])
    ORDER BY "id" FOR NO KEY UPDATE`;
}

/** Merges new notifications into the first unread one of the same user and kind that is not a minute old. */
export async function mergeWithRecent(
  tx: TenantTransaction,
  { organizationId, now }: { organizationId: number; now: Date },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const since = new Date(now.getTime() - notificationLimits.mergeSeconds * 1_000);
  const made = JSON.stringify(ids);
  await tx.$executeRaw`
    WITH made AS (
      SELECT n."id", n."userId", n."kind", n."isListed" FROM "Notification" n
      WHERE n."organizationId" = ${organizationId}
        AND n."id" IN (SELECT value::int FROM json_array_elements_text(${made}::json))),
    firsts AS (
      SELECT n."userId", n."kind", n."isListed", min(n."id") AS "id" FROM "Notification" n
      WHERE n."organizationId" = ${organizationId} AND n."userId" IN (SELECT "userId" FROM made)
        AND n."mergedIntoId" IS NULL AND n."readAt" IS NULL AND n."createdAt" > ${since}
      GROUP BY n."userId", n."kind", n."isListed")
    UPDATE "Notification" n SET "mergedIntoId" = f."id"
    FROM made m JOIN firsts f
      ON f."userId" = m."userId" AND f."kind" = m."kind" AND f."isListed" = m."isListed" AND f."id" <> m."id"
    WHERE n."organizationId" = ${organizationId} AND n."id" = m."id"`;
}
