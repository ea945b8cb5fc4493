import type { TenantClient } from "#gateway/database/tenantClient";

interface PlaceScope {
  courseIds: readonly number[];
  userIds: readonly number[];
  /** The only batch that counts; null for all. */
  batchId?: number | null;
}

interface PlaceContext {
  tenant: { id: number };
  db: Pick<TenantClient, "$queryRaw">;
}

const toKey = (userId: number, courseId: number): string => `${userId} ${courseId}`;

/**
 * Finds the batch in which a learner is graded in a course; null without one. Of several it is the batch that starts
 * last: who repeats a course is graded in the newer run, whenever staff added them.
 */
export async function readGradedBatches(
  { db, tenant }: PlaceContext,
  { courseIds, userIds, batchId = null }: PlaceScope,
): Promise<(userId: number, courseId: number) => number | null> {
  const rows = await db.$queryRaw<{ userId: number; courseId: number; batchId: number }[]>`
    SELECT DISTINCT ON (u."userId", c."courseId") u."userId", c."courseId", c."batchId"
    FROM "BatchUser" u
    JOIN "BatchCourse" c ON c."organizationId" = u."organizationId" AND c."batchId" = u."batchId"
    JOIN "Batch" b ON b."organizationId" = u."organizationId" AND b."id" = u."batchId"
    WHERE u."organizationId" = ${tenant.id} AND u."userId" = ANY (${[...userIds]}) AND u."status" <> 'DROPPED'
      AND c."courseId" = ANY (${[...courseIds]}) AND (${batchId}::int IS NULL OR u."batchId" = ${batchId}::int)
    ORDER BY u."userId", c."courseId", b."startDate" DESC, b."id" DESC`;
  const batches = new Map(rows.map((row) => [toKey(row.userId, row.courseId), row.batchId]));
  return (userId, courseId) => batches.get(toKey(userId, courseId)) ?? null;
}
