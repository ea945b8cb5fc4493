import { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantClient } from "#gateway/database/tenantClient";
import { getUserId, may, mayAll, type Viewer } from "#gateway/session/viewer";

interface Counts {
  handedIn: number;
  waiting: number;
}

interface Counting {
  /** May be that of a transaction. */
  db: Pick<TenantClient, "$queryRaw">;
  viewer: Viewer;
}

/**
 * A condition for the submissions `s` of what was given as `o` that a viewer marks, as `markedSubmissions` decides: who
 * marks for what they teach counts that alone. Who may not mark counts all.
 */
function whereReached(viewer: Viewer): Prisma.Sql {
  if (!may(viewer, "submissions.mark") || mayAll(viewer, "submissions.mark")) return Prisma.sql`TRUE`;
  const userId = getUserId(viewer);
  return Prisma.sql`EXISTS (
    SELECT 1 FROM "Assignment" a
    JOIN "Course" c ON c."organizationId" = a."organizationId" AND c."id" = a."courseId"
    WHERE a."organizationId" = o."organizationId" AND a."id" = o."assignmentId" AND (
      c."trainerId" = ${userId} OR EXISTS (
        SELECT 1 FROM "BatchTrainer" t
        WHERE t."organizationId" = c."organizationId" AND t."courseId" = c."id" AND t."trainerId" = ${userId}
      )
    )
  ) AND (
    o."batchId" IS NULL OR EXISTS (
      SELECT 1 FROM "SubmissionPlace" p
      JOIN "BatchTrainer" t ON t."organizationId" = p."organizationId" AND t."batchId" = p."batchId"
      WHERE p."organizationId" = s."organizationId" AND p."submissionId" = s."id" AND t."trainerId" = ${userId}
    )
  )`;
}

const readCounts = async ({ db, viewer }: Counting, counted: Prisma.Sql): Promise<Map<number, Counts>> => {
  const rows = await db.$queryRaw<({ id: number } & Counts)[]>`
    SELECT w."id", COUNT(*)::integer AS "handedIn",
      (COUNT(*) FILTER (WHERE s."state" = 'HANDED_IN' AND ${whereReached(viewer)}))::integer AS "waiting"
    FROM (${counted}) AS w("id", "organizationId", "givenId", "submissionId")
    JOIN "GivenAssignment" o ON o."organizationId" = w."organizationId" AND o."id" = w."givenId"
    JOIN "Submission" s ON s."organizationId" = w."organizationId" AND s."id" = w."submissionId"
    GROUP BY w."id"`;
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
};

/**
 * Counts the submissions that were handed in and count for given assignments, and those of them that the viewer may mark
 * and that have no mark yet: the work handed in there, and that of learners who came with it from another batch. In one
 * statement.
 */
export const countTries = (counting: Counting, ids: readonly number[]) =>
  readCounts(
    counting,
    Prisma.sql`
    SELECT g."id", g."organizationId", o."id", s."id"
    FROM "GivenAssignment" g
    JOIN "GivenAssignment" o ON o."organizationId" = g."organizationId" AND o."assignmentId" = g."assignmentId"
    JOIN "Submission" s ON s."organizationId" = o."organizationId" AND s."givenId" = o."id" AND s."state" <> 'DRAFT'
    WHERE g."organizationId" = ${counting.viewer.organizationId} AND g."id" = ANY (${[...ids]}::int[]) AND (
      o."id" = g."id" OR EXISTS (
        SELECT 1 FROM "SubmissionPlace" p
        WHERE p."organizationId" = s."organizationId" AND p."submissionId" = s."id" AND p."batchId" = g."batchId"
      )
    )`,
  );

/** Counts the same for whole assignments: each submission once, in however many batches it counts. In one statement. */
export const countSubmissions = (counting: Counting, ids: readonly number[]) =>
  readCounts(
    counting,
    Prisma.sql`
    SELECT o."assignmentId", o."organizationId", o."id", s."id"
    FROM "GivenAssignment" o
    JOIN "Submission" s ON s."organizationId" = o."organizationId" AND s."givenId" = o."id" AND s."state" <> 'DRAFT'
    WHERE o."organizationId" = ${counting.viewer.organizationId} AND o."assignmentId" = ANY (${[...ids]}::int[])`,
  );
