import { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantClient } from "#gateway/database/tenantClient";
import { judgeLateness, type LateFacts, type Lateness } from "./latenessRules";

/**
 * The facts that decide how late a submission is, as JSON: its dates as they are now, never as they were when it was
 * handed in or marked. The statement calls the submission `s`.
 */
export const lateFactsSql = Prisma.sql`(
  SELECT jsonb_build_object('handedInAt', s."handedInAt", 'dueAt', lg."dueAt", 'daysAfterTopic', lg."daysAfterTopic",
    'plannedDate', (
      SELECT lp."plannedDate" FROM "BatchCourseTopic" lp
      WHERE lp."organizationId" = lg."organizationId" AND lp."batchId" = lg."batchId" AND lp."courseId" = la."courseId"
        AND lp."topicId" = la."topicId"
    ),
    'extendedTo', (
      SELECT MAX(lx."dueAt") FROM "AssignmentExtension" lx
      JOIN "GivenAssignment" lk ON lk."organizationId" = lx."organizationId" AND lk."id" = lx."givenId"
        AND lk."assignmentId" = lg."assignmentId"
      WHERE lx."organizationId" = s."organizationId" AND (
        lx."userId" = s."userId" OR lx."userId" IN (
          SELECT lm."userId" FROM "ProjectTeamMember" lm
          WHERE lm."organizationId" = s."organizationId" AND lm."givenId" = s."givenId" AND lm."teamId" = s."teamId"
        )
      )
    ),
    'lateRule', la."lateRule", 'latePercent', la."latePercent", 'timeZone', lo."timeZone")
  FROM "GivenAssignment" lg
  JOIN "Assignment" la ON la."organizationId" = lg."organizationId" AND la."id" = lg."assignmentId"
  JOIN "Organization" lo ON lo."id" = lg."organizationId"
  WHERE lg."organizationId" = s."organizationId" AND lg."id" = s."givenId"
)`;

interface LateReading {
  /** May be that of a transaction. */
  db: Pick<TenantClient, "$queryRaw">;
  viewer: { organizationId: number };
}

/** Reads how late submissions are by the dates that hold now, and what that takes off; in one statement. */
export async function readLateness(
  { db, viewer: { organizationId } }: LateReading,
  ids: readonly number[],
): Promise<Map<number, Lateness>> {
  const rows = await db.$queryRaw<{ id: number; facts: LateFacts }[]>`
    SELECT s."id", ${lateFactsSql} AS "facts" FROM "Submission" s
    WHERE s."organizationId" = ${organizationId} AND s."id" = ANY (${[...ids]}::int[])`;
  return new Map(rows.map(({ id, facts }) => [id, judgeLateness(facts)]));
}
