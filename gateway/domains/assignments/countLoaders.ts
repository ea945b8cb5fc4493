import type { TenantClient } from "#gateway/database/tenantClient";

interface Counts {
  handedIn: number;
  waiting: number;
}

interface Counting {
  /** May be that of a transaction. */
  db: Pick<TenantClient, "$queryRaw">;
  viewer: { organizationId: number };
}

/**
 * Counts the submissions that were handed in and count for given assignments, and those of them that wait for a mark:
 * the work handed in there, and that of learners who came with it from another batch. In one statement.
 */
export async function countTries(
  { db, viewer: { organizationId } }: Counting,
  ids: readonly number[],
): Promise<Map<number, Counts>> {
  const rows = await db.$queryRaw<({ id: number } & Counts)[]>`
    SELECT g."id", COUNT(*)::integer AS "handedIn",
      (COUNT(*) FILTER (WHERE s."state" = 'HANDED_IN'))::integer AS "waiting"
    FROM "GivenAssignment" g
    JOIN "GivenAssignment" o ON o."organizationId" = g."organizationId" AND o."assignmentId" = g."assignmentId"
    JOIN "Submission" s ON s."organizationId" = o."organizationId" AND s."givenId" = o."id" AND s."state" <> 'DRAFT'
    WHERE g."organizationId" = ${organizationId} AND g."id" = ANY (${[...ids]}::int[]) AND (
      o."id" = g."id" OR EXISTS (
        SELECT 1 FROM "SubmissionPlace" p
        WHERE p."organizationId" = s."organizationId" AND p."submissionId" = s."id" AND p."batchId" = g."batchId"
      )
    )
    GROUP BY g."id"`;
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
