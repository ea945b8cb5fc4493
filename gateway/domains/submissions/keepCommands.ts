import type { TenantTransaction } from "#gateway/database/tenantClient";

interface Leaving {
  organizationId: number;
  /** The given assignments that end. */
  givenIds: readonly number[];
}

/**
 * Moves learners' drafts, before a given assignment ends, to where the same assignment is given to them now: a text
 * belongs to its learner, not to a batch. In one statement.
 */
export async function keepDrafts(
  tx: TenantTransaction,
  { organizationId, givenIds }: Leaving,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Submission" s SET "givenId" = p."givenId", "number" = p."number"
    FROM (
      SELECT DISTINCT ON (d."id") d."id", o."id" AS "givenId", 1 + COALESCE((
        SELECT MAX(t."number") FROM "Submission" t
        JOIN "GivenAssignment" h ON h."organizationId" = t."organizationId" AND h."id" = t."givenId"
        WHERE t."organizationId" = d."organizationId" AND t."userId" = d."userId" AND t."id" <> d."id"
          AND h."assignmentId" = o."assignmentId"
      ), 0) AS "number"
      FROM "Submission" d
      JOIN "GivenAssignment" g ON g."organizationId" = d."organizationId" AND g."id" = d."givenId"
      JOIN "Assignment" a ON a."organizationId" = g."organizationId" AND a."id" = g."assignmentId"
      JOIN "GivenAssignment" o ON o."organizationId" = g."organizationId" AND o."assignmentId" = g."assignmentId"
        AND o."id" <> g."id" AND o."announcedAt" IS NOT NULL
      WHERE d."organizationId" = ${organizationId} AND d."givenId" = ANY (${[...givenIds]}::int[])
        AND d."state" = 'DRAFT' AND d."userId" IS NOT NULL AND (
          EXISTS (
            SELECT 1 FROM "BatchUser" b WHERE b."organizationId" = o."organizationId" AND b."batchId" = o."batchId"
              AND b."userId" = d."userId" AND b."status" <> 'DROPPED'
          ) OR (
            o."batchId" IS NULL AND EXISTS (
              SELECT 1 FROM "Enrolment" e WHERE e."organizationId" = o."organizationId" AND e."courseId" = a."courseId"
                AND e."userId" = d."userId"
            )
          )
        )
      ORDER BY d."id", o."batchId" IS NULL, o."opensAt" DESC, o."id" DESC
    ) p
    WHERE s."organizationId" = ${organizationId} AND s."id" = p."id"`;
}
