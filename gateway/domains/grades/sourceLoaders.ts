import { Prisma } from "#gateway/database/generated/prisma/client";

/** Whose grades are read, and where. */
export interface Wanted {
  organizationId: number;
  courseIds: readonly number[];
  batchIds: readonly number[];
  userIds: readonly number[];
  /** The organization's, in which days end. */
  timeZone: string;
}

/** One kind of items: their rows, and what it knows of the learners. */
interface GradeSource {
  items: (wanted: Wanted) => Prisma.Sql;
  facts: (wanted: Wanted) => Prisma.Sql;
}

// An empty list would be no SQL.
const list = (ids: readonly number[]) => Prisma.join(ids.length > 0 ? [...ids] : [-1]);

const manual: GradeSource = {
  items: ({ organizationId, batchIds }) => Prisma.sql`
    SELECT 'manual:' || i."id" AS "key", i."id" AS "sourceId", i."courseId", i."batchId", i."category"::text, i."title",
      i."points"::float8 AS "maxPoints", NULL::timestamptz AS "opensAt", NULL::timestamptz AS "dueAt",
      FALSE AS "isHidden", i."updatedAt", i."displayOrder"
    FROM "GradeItem" i
    WHERE i."organizationId" = ${organizationId} AND i."batchId" IN (${list(batchIds)})`,
  facts: ({ organizationId, batchIds, userIds }) => Prisma.sql`
    SELECT e."itemKey" AS "key", e."userId", e."courseId", e."batchId", 'ENTRY' AS "fact", e."points"::float8 AS "points",
      NULL::float8 AS "outOf", NULL::timestamptz AS "at", e."isExcused", e."id" AS "entryId"
    FROM "GradeEntry" e
    WHERE e."organizationId" = ${organizationId} AND e."batchId" IN (${list(batchIds)})
      AND e."userId" IN (${list(userIds)}) AND e."replacedAt" IS NULL`,
};

const progress: GradeSource = {
  items: ({ organizationId, courseIds }) => Prisma.sql`
    SELECT 'progress', t."courseId", t."courseId", NULL::integer, 'PROGRESS', 'Progress', 100::float8, NULL::timestamptz,
      NULL::timestamptz, FALSE, NULL::timestamptz, 0
    FROM "Topic" t
    WHERE t."organizationId" = ${organizationId} AND t."courseId" IN (${list(courseIds)})
    GROUP BY t."courseId"`,
  facts: ({ organizationId, courseIds, userIds }) => Prisma.sql`
    SELECT 'progress', e."userId", e."courseId", NULL::integer, 'MARK',
      (SELECT COUNT(*) FROM "TopicProgress" p WHERE p."organizationId" = e."organizationId" AND p."userId" = e."userId"
        AND p."courseId" = e."courseId" AND p."status" = 'COMPLETED')::float8,
      (SELECT COUNT(*) FROM "Topic" t WHERE t."organizationId" = e."organizationId" AND t."courseId" = e."courseId")::float8,
      NULL::timestamptz, FALSE, NULL::integer
    FROM "Enrolment" e
    WHERE e."organizationId" = ${organizationId} AND e."courseId" IN (${list(courseIds)})
      AND e."userId" IN (${list(userIds)})`,
};

/** The work of batches, and what everyone enrolled in a course is given. */
const givenIn = ({ organizationId, courseIds, batchIds }: Wanted) => Prisma.sql`
  "GivenAssignment" g JOIN "Assignment" a ON a."organizationId" = g."organizationId" AND a."id" = g."assignmentId"
    AND a."organizationId" = ${organizationId} AND a."courseId" IN (${list(courseIds)})
    AND (g."batchId" IS NULL OR g."batchId" IN (${list(batchIds)}))`;

const assignments: GradeSource = {
  items: (wanted) => Prisma.sql`
    SELECT 'assignment:' || g."id", a."id", a."courseId", g."batchId",
      CASE a."kind" WHEN 'PROJECT' THEN 'PROJECTS' ELSE 'ASSIGNMENTS' END, a."title", a."points"::float8, g."opensAt",
      COALESCE(g."dueAt", (p."plannedDate" + g."daysAfterTopic" + 1)::timestamp AT TIME ZONE ${wanted.timeZone}), FALSE,
      NULL::timestamptz, g."id"
    FROM ${givenIn(wanted)}
    LEFT JOIN "BatchCourseTopic" p ON p."organizationId" = g."organizationId" AND p."batchId" = g."batchId"
      AND p."courseId" = a."courseId" AND p."topicId" = a."topicId" AND g."daysAfterTopic" IS NOT NULL`,
  facts: (wanted) => Prisma.sql`
    SELECT 'assignment:' || g."id", m."userId", a."courseId", NULL::integer, 'MARK', m."score"::float8,
      m."maxPoints"::float8, NULL::timestamptz, FALSE, NULL::integer
    FROM ${givenIn(wanted)}
    JOIN "Submission" s ON s."organizationId" = g."organizationId" AND s."givenId" = g."id" AND s."state" = 'ACCEPTED'
    JOIN "SubmissionMark" m ON m."organizationId" = s."organizationId" AND m."submissionId" = s."id"
      AND m."userId" IN (${list(wanted.userIds)}) AND m."outcome" = 'ACCEPTED' AND m."replacedAt" IS NULL AND NOT m."undone"
    UNION ALL
    SELECT 'assignment:' || g."id", COALESCE(s."userId", t."userId"), a."courseId", NULL::integer, 'WORK', NULL::float8,
      NULL::float8, NULL::timestamptz, FALSE, NULL::integer
    FROM ${givenIn(wanted)}
    JOIN "Submission" s ON s."organizationId" = g."organizationId" AND s."givenId" = g."id" AND s."state" <> 'DRAFT'
    LEFT JOIN "ProjectTeamMember" t ON t."organizationId" = s."organizationId" AND t."givenId" = s."givenId"
      AND t."teamId" = s."teamId"
    WHERE COALESCE(s."userId", t."userId") IN (${list(wanted.userIds)})
    UNION ALL
    SELECT 'assignment:' || g."id", x."userId", a."courseId", NULL::integer, 'DUE', NULL::float8, NULL::float8, x."dueAt",
      FALSE, NULL::integer
    FROM ${givenIn(wanted)}
    JOIN "AssignmentExtension" x ON x."organizationId" = g."organizationId" AND x."givenId" = g."id"
      AND x."userId" IN (${list(wanted.userIds)})`,
};

/** The first names the columns. */
const sources: readonly GradeSource[] = [manual, progress, assignments];

/** The items of courses and batches, of all sources, as one statement. */
export const itemsSql = (wanted: Wanted): Prisma.Sql =>
  Prisma.join(
    sources.map(({ items }) => items(wanted)),
    " UNION ALL ",
  );

/** What all sources say of learners, as one statement. */
export const factsSql = (wanted: Wanted): Prisma.Sql =>
  Prisma.join(
    sources.map(({ facts }) => facts(wanted)),
    " UNION ALL ",
  );
