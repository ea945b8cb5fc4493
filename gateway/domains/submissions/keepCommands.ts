import { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantTransaction } from "#gateway/database/tenantClient";

/** The learners to whom a given assignment `o` of the assignment `a` is given, as a condition on the draft `d`. */
const isGivenTo = (given: Prisma.Sql) => Prisma.sql`(
  EXISTS (
    SELECT 1 FROM "BatchUser" b WHERE b."organizationId" = d."organizationId" AND b."batchId" = ${given}."batchId"
      AND b."userId" = d."userId" AND b."status" <> 'DROPPED'
  ) OR (
    ${given}."batchId" IS NULL AND EXISTS (
      SELECT 1 FROM "Enrolment" e WHERE e."organizationId" = d."organizationId" AND e."courseId" = a."courseId"
        AND e."userId" = d."userId"
    )
  )
)`;

/**
 * Moves learners' drafts to where their assignment is given to them now: a text belongs to its learner, not to a batch. In
 * one statement, which makes no new version: the text is still the one that the learner has.
 */
async function moveDrafts(tx: TenantTransaction, organizationId: number, which: Prisma.Sql): Promise<void> {
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
      WHERE d."organizationId" = ${organizationId} AND d."state" = 'DRAFT' AND d."userId" IS NOT NULL
        AND ${which} AND ${isGivenTo(Prisma.sql`o`)}
      ORDER BY d."id", o."batchId" IS NULL, o."opensAt" DESC, o."id" DESC
    ) p
    WHERE s."organizationId" = ${organizationId} AND s."id" = p."id"`;
}

/** Moves the drafts of given assignments that end, before they do. */
export const keepDrafts = (
  tx: TenantTransaction,
  { organizationId, givenIds }: { organizationId: number; givenIds: readonly number[] },
): Promise<void> => moveDrafts(tx, organizationId, Prisma.sql`d."givenId" = ANY (${[...givenIds]}::int[])`);

/** Moves the drafts of all that was given to a batch, before it is deleted. */
export const keepDraftsOfBatch = (
  tx: TenantTransaction,
  { organizationId, batchId }: { organizationId: number; batchId: number },
): Promise<void> => moveDrafts(tx, organizationId, Prisma.sql`g."batchId" = ${batchId}`);

/** Moves the drafts of learners whose batches have changed out of those that they have left, to where they are now. */
export const bringDrafts = (
  tx: TenantTransaction,
  { organizationId, userIds }: { organizationId: number; userIds: readonly number[] },
): Promise<void> =>
  moveDrafts(
    tx,
    organizationId,
    Prisma.sql`d."userId" = ANY (${[...userIds]}::int[]) AND NOT ${isGivenTo(Prisma.sql`g`)}`,
  );
