import { Prisma } from "#gateway/database/generated/prisma/client";

interface Work {
  organizationId: number;
  userId: number;
  /** A place that gives the assignment. */
  givenId: number;
}

/** The place of a change: one whose dates hold, or held, for work that the learner had handed in by then. */
const judgedWork = ({ organizationId, userId, givenId }: Work) => Prisma.sql`
  FROM "History" h
  JOIN "HistoryLine" l ON l."organizationId" = h."organizationId" AND l."historyId" = h."id"
    AND l."before" IS NOT NULL AND l."after" IS NOT NULL
  JOIN "GivenAssignment" named ON named."organizationId" = h."organizationId" AND named."id" = ${givenId}
  JOIN "Assignment" a ON a."organizationId" = h."organizationId" AND a."id" = named."assignmentId"
  JOIN "GivenAssignment" o ON o."organizationId" = h."organizationId" AND o."assignmentId" = a."id"
    AND EXISTS (
      SELECT FROM "Submission" s
      JOIN "GivenAssignment" w ON w."organizationId" = s."organizationId" AND w."id" = s."givenId"
        AND w."assignmentId" = a."id"
      WHERE s."organizationId" = h."organizationId" AND s."handedInAt" <= h."at"
        AND (s."userId" = ${userId} OR EXISTS (
          SELECT FROM "ProjectTeamMember" m WHERE m."organizationId" = s."organizationId" AND m."givenId" = s."givenId"
            AND m."teamId" = s."teamId" AND m."userId" = ${userId}))
        AND (s."givenId" = o."id" OR EXISTS (
          SELECT FROM "SubmissionPlace" p WHERE p."organizationId" = s."organizationId" AND p."submissionId" = s."id"
            AND p."batchId" = o."batchId")))
  WHERE h."organizationId" = ${organizationId}`;

const columns = (kind: "DUE_CHANGED" | "PLAN_CHANGED" | "LATE_RULE_CHANGED") => Prisma.sql`
  h."at", l."actorName", ${kind}, NULL::float8, NULL::float8, NULL::float8, NULL::text, ''`;

/** The dates of an event that changed none. */
export const noDates = Prisma.sql`NULL::timestamptz, NULL::timestamptz`;

/**
 * The changes after a hand-in of what decides its lateness: the due date of a place, the plan that it follows, and the rule
 * for late work. Columns as those of the other changes of a mark.
 */
export const listDateEvents = (work: Work): Prisma.Sql[] => [
  Prisma.sql`
    SELECT ${columns("DUE_CHANGED")}, (l."before" ->> 'dueAt')::timestamptz, (l."after" ->> 'dueAt')::timestamptz, l."id"
    ${judgedWork(work)} AND l."table" = 'GivenAssignment' AND l."rowId" = o."id"
      AND (jsonb_exists(l."before", 'dueAt') OR jsonb_exists(l."before", 'daysAfterTopic'))`,
  Prisma.sql`
    SELECT ${columns("PLAN_CHANGED")}, ${noDates}, l."id"
    ${judgedWork(work)} AND l."table" = 'BatchCourseTopic' AND jsonb_exists(l."before", 'plannedDate')
      AND o."daysAfterTopic" IS NOT NULL AND l."batchId" = o."batchId" AND l."rowId" IN (
        SELECT t."id" FROM "BatchCourseTopic" t WHERE t."organizationId" = h."organizationId"
          AND t."batchId" = o."batchId" AND t."courseId" = a."courseId" AND t."topicId" = a."topicId")`,
  Prisma.sql`
    SELECT ${columns("LATE_RULE_CHANGED")}, ${noDates}, l."id"
    ${judgedWork(work)} AND l."table" = 'Assignment' AND l."rowId" = a."id" AND o."id" = named."id"
      AND (jsonb_exists(l."before", 'lateRule') OR jsonb_exists(l."before", 'latePercent'))`,
];
