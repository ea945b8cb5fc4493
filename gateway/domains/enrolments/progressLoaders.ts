import type { TenantClient } from "#gateway/database/tenantClient";
import type { Reading } from "#gateway/graphql/loaders";
import { readMarks } from "#gateway/graphql/readMarks";
import { addDays, type Day, midnight } from "../dayContract";

/** The next topic to learn of an enrolment. */
export interface NextTopic {
  enrolmentId: number;
  topicId: number;
  topicName: string;
  moduleName: string;
}

/** The first open topic of many enrolments, in the order of the course, in one statement. */
export async function readNextTopics({ db }: Reading, enrolmentIds: readonly number[]) {
  const rows = await db.$queryRaw<NextTopic[]>`
    SELECT DISTINCT ON (e."id")
      e."id" AS "enrolmentId", t."id" AS "topicId", t."name" AS "topicName", m."name" AS "moduleName"
    FROM "Enrolment" e
    JOIN "Module" m ON m."organizationId" = e."organizationId" AND m."courseId" = e."courseId"
    JOIN "Topic" t ON t."organizationId" = m."organizationId" AND t."courseId" = m."courseId" AND t."moduleId" = m."id"
    LEFT JOIN "TopicProgress" p ON p."organizationId" = e."organizationId" AND p."userId" = e."userId"
      AND p."courseId" = e."courseId" AND p."topicId" = t."id" AND p."status" = 'COMPLETED'
    WHERE e."id" = ANY(${[...enrolmentIds]}::int[]) AND p."id" IS NULL
    ORDER BY e."id", m."displayOrder", m."id", t."displayOrder", t."id"`;
  return new Map(rows.map((row) => [row.enrolmentId, row]));
}

interface Owner {
  organizationId: number;
  userId: number;
}

/**
 * The id of a learner's enrolment in a published course with a topic left: before others one whose course a batch of
 * theirs is taught within a week, then the one worked on last, then the newest.
 */
export async function findCurrentEnrolment(db: TenantClient, { organizationId, userId }: Owner, today: Day) {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT e."id" FROM "Enrolment" e
    JOIN "Course" c ON c."organizationId" = e."organizationId" AND c."id" = e."courseId" AND c."status" = 'PUBLISHED'
    LEFT JOIN LATERAL (SELECT MAX(p."updatedAt") AS "at", COUNT(*) FILTER (WHERE p."status" = 'COMPLETED') AS "completed"
      FROM "TopicProgress" p WHERE p."organizationId" = e."organizationId" AND p."userId" = e."userId"
        AND p."courseId" = e."courseId") work ON TRUE
    WHERE e."organizationId" = ${organizationId} AND e."userId" = ${userId}
      AND work."completed" < (SELECT COUNT(*) FROM "Topic" t
        WHERE t."organizationId" = e."organizationId" AND t."courseId" = e."courseId")
    ORDER BY EXISTS (
        SELECT 1 FROM "BatchUser" u
        JOIN "BatchTopic" b ON b."organizationId" = u."organizationId" AND b."batchId" = u."batchId" AND b."courseId" = e."courseId"
        WHERE u."organizationId" = e."organizationId" AND u."userId" = e."userId" AND u."status" = 'ACTIVE'
          AND b."plannedDate" BETWEEN ${midnight(today)}::date AND ${midnight(addDays(today, 6))}::date
      ) DESC, work."at" DESC NULLS LAST, e."createdAt" DESC, e."id" DESC
    LIMIT 1`;
  return rows[0]?.id ?? null;
}

/** Reads which of many questions the viewer has marked, in one statement. */
export const readQuestionMarks = readMarks("QuestionMark", "questionId");

/** Reads which of many resources the viewer has marked, in one statement. */
export const readResourceMarks = readMarks("ResourceMark", "resourceId");
