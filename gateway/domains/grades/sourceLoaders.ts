import { Prisma } from "#gateway/database/generated/prisma/client";
import { unionAll } from "#gateway/database/unionAll";

/** The learners and courses whose grades are read. */
export interface SourceScope {
  organizationId: number;
  courseIds: readonly number[];
  batchIds: readonly number[];
  userIds: readonly number[];
  /** The organization's, in which days end. */
  timeZone: string;
  now: Date;
}

/** One kind of items: their rows, and its facts about the learners. */
interface GradeSource {
  items: (wanted: SourceScope) => Prisma.Sql;
  facts: (wanted: SourceScope) => Prisma.Sql;
}

const manual: GradeSource = {
  items: ({ organizationId, batchIds }) => Prisma.sql`
    SELECT 'manual:' || i."id" AS "key", i."id" AS "sourceId", i."courseId", i."batchId", i."category"::text, i."title",
      i."points"::float8 AS "maxPoints", NULL::timestamptz AS "opensAt", NULL::timestamptz AS "dueAt",
      FALSE AS "isHidden", i."updatedAt", i."displayOrder"
    FROM "GradeItem" i
    WHERE i."organizationId" = ${organizationId} AND i."batchId" = ANY(${[...batchIds]}::int[])`,
  facts: ({ organizationId, batchIds, userIds }) => Prisma.sql`
    SELECT e."itemKey" AS "key", e."userId", e."courseId", e."batchId", 'ENTRY' AS "fact", e."points"::float8 AS "points",
      NULL::float8 AS "outOf", NULL::timestamptz AS "at", e."isExcused", e."id" AS "entryId"
    FROM "GradeEntry" e
    WHERE e."organizationId" = ${organizationId} AND e."batchId" = ANY(${[...batchIds]}::int[])
      AND e."userId" = ANY(${[...userIds]}::int[]) AND e."replacedAt" IS NULL`,
};

const progress: GradeSource = {
  items: ({ organizationId, courseIds }) => Prisma.sql`
    SELECT 'progress', t."courseId", t."courseId", NULL::integer, 'PROGRESS', 'Progress', 100::float8, NULL::timestamptz,
      NULL::timestamptz, FALSE, NULL::timestamptz, 0
    FROM "Topic" t
    WHERE t."organizationId" = ${organizationId} AND t."courseId" = ANY(${[...courseIds]}::int[])
    GROUP BY t."courseId"`,
  facts: ({ organizationId, courseIds, userIds }) => Prisma.sql`
    SELECT 'progress', e."userId", e."courseId", NULL::integer, 'MARK',
      (SELECT COUNT(*) FROM "TopicProgress" p WHERE p."organizationId" = e."organizationId" AND p."userId" = e."userId"
        AND p."courseId" = e."courseId" AND p."status" = 'COMPLETED')::float8,
      (SELECT COUNT(*) FROM "Topic" t WHERE t."organizationId" = e."organizationId" AND t."courseId" = e."courseId")::float8,
      NULL::timestamptz, FALSE, NULL::integer
    FROM "Enrolment" e
    WHERE e."organizationId" = ${organizationId} AND e."courseId" = ANY(${[...courseIds]}::int[])
      AND e."userId" = ANY(${[...userIds]}::int[])`,
};

/** The assignments given to batches, and to everyone enrolled in a course. */
const givenIn = ({ organizationId, courseIds, batchIds }: SourceScope) => Prisma.sql`
  "GivenAssignment" g JOIN "Assignment" a ON a."organizationId" = g."organizationId" AND a."id" = g."assignmentId"
    AND a."organizationId" = ${organizationId} AND a."courseId" = ANY(${[...courseIds]}::int[])
    AND (g."batchId" IS NULL OR g."batchId" = ANY(${[...batchIds]}::int[]))`;

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
      AND m."userId" = ANY(${[...wanted.userIds]}::int[]) AND m."outcome" = 'ACCEPTED' AND m."replacedAt" IS NULL AND NOT m."undone"
    UNION ALL
    SELECT 'assignment:' || g."id", COALESCE(s."userId", t."userId"), a."courseId", NULL::integer, 'WORK', NULL::float8,
      NULL::float8, NULL::timestamptz, FALSE, NULL::integer
    FROM ${givenIn(wanted)}
    JOIN "Submission" s ON s."organizationId" = g."organizationId" AND s."givenId" = g."id" AND s."state" <> 'DRAFT'
    LEFT JOIN "ProjectTeamMember" t ON t."organizationId" = s."organizationId" AND t."givenId" = s."givenId"
      AND t."teamId" = s."teamId"
    WHERE COALESCE(s."userId", t."userId") = ANY(${[...wanted.userIds]}::int[])
    UNION ALL
    SELECT 'assignment:' || g."id", x."userId", a."courseId", NULL::integer, 'DUE', NULL::float8, NULL::float8, x."dueAt",
      FALSE, NULL::integer
    FROM ${givenIn(wanted)}
    JOIN "AssignmentExtension" x ON x."organizationId" = g."organizationId" AND x."givenId" = g."id"
      AND x."userId" = ANY(${[...wanted.userIds]}::int[])`,
};

/**
 * Exams count by their percentage, of 100. Marks that are held are hidden until they are released: for the batch, or for
 * everyone.
 */
const examColumns = Prisma.sql`'assessment:' || a."id", a."id", a."courseId"`;

const isHeld = (batchId: Prisma.Sql) => Prisma.sql`
  (a."holdsMarks" AND NOT EXISTS (SELECT 1 FROM "AssessmentRelease" r WHERE r."organizationId" = a."organizationId"
    AND r."assessmentId" = a."id" AND (r."batchId" IS NULL OR r."batchId" = ${batchId})))`;

const examsIn = ({ courseIds }: SourceScope) => Prisma.sql`
  a."courseId" = ANY(${[...courseIds]}::int[]) AND a."kind" = 'EXAM'
    AND a."state" <> 'DRAFT'`;

/**
 * Finished attempts of exams, each with its marks; the one that counts comes before the others of its learner.
 */
export const countedAttempts = (wanted: SourceScope) => Prisma.sql`
  SELECT DISTINCT ON (x."assessmentId", x."userId") x.* FROM (
    SELECT t."id", t."assessmentId", t."userId", t."startedAt", COALESCE(t."submittedAt", t."dueAt") AS "endedAt",
      a."courseId", a."countedAttempt" = 'BEST' AS "isBest",
      GREATEST(SUM(COALESCE(q."marks", 0)), 0)::float8 AS "points", NULLIF(SUM(q."maxMarks"), 0)::float8 AS "outOf",
      BOOL_OR(q."marks" IS NULL AND q."answeredAt" IS NOT NULL AND q."type" IN ('ESSAY', 'FILE')) AS "waits"
    FROM "Attempt" t
    JOIN "Assessment" a ON a."organizationId" = t."organizationId" AND a."id" = t."assessmentId" AND ${examsIn(wanted)}
    JOIN "AttemptQuestion" q ON q."organizationId" = t."organizationId" AND q."attemptId" = t."id"
    WHERE t."organizationId" = ${wanted.organizationId} AND t."userId" = ANY(${[...wanted.userIds]}::int[])
      AND (t."submittedAt" IS NOT NULL OR t."dueAt" <= ${wanted.now}::timestamptz)
    GROUP BY t."assessmentId", t."userId", t."id", a."courseId", a."countedAttempt"
  ) x
  ORDER BY x."assessmentId", x."userId", x."isBest" AND x."waits",
    CASE WHEN x."isBest" THEN x."points" / x."outOf" END DESC NULLS LAST, x."startedAt" DESC`;

const assessments: GradeSource = {
  items: (wanted) => Prisma.sql`
    SELECT ${examColumns}, NULL::integer, 'ASSESSMENTS', a."title", 100::float8, a."opensAt", a."closesAt",
      ${isHeld(Prisma.sql`NULL`)}, NULL::timestamptz, a."id"
    FROM "Assessment" a
    WHERE a."organizationId" = ${wanted.organizationId} AND ${examsIn(wanted)}
    UNION ALL
    SELECT ${examColumns}, b."batchId", 'ASSESSMENTS', a."title", 100::float8, COALESCE(w."opensAt", a."opensAt"),
      COALESCE(w."closesAt", a."closesAt"), ${isHeld(Prisma.sql`b."batchId"`)}, NULL::timestamptz, a."id"
    FROM "Assessment" a
    JOIN "BatchCourse" b ON b."organizationId" = a."organizationId" AND b."courseId" = a."courseId"
      AND b."batchId" = ANY(${[...wanted.batchIds]}::int[])
    LEFT JOIN "AssessmentWindow" w ON w."organizationId" = a."organizationId" AND w."assessmentId" = a."id"
      AND w."batchId" = b."batchId"
    WHERE a."organizationId" = ${wanted.organizationId} AND ${examsIn(wanted)}`,
  facts: (wanted) => Prisma.sql`
    SELECT 'assessment:' || c."assessmentId", c."userId", c."courseId", NULL::integer,
      CASE WHEN c."waits" THEN 'WORK' ELSE 'MARK' END, c."points", c."outOf", NULL::timestamptz, FALSE, NULL::integer
    FROM (${countedAttempts(wanted)}) c
    UNION ALL
    SELECT 'assessment:' || a."id", e."userId", a."courseId", NULL::integer, 'DUE', NULL::float8, NULL::float8,
      e."closesAt", FALSE, NULL::integer
    FROM "AssessmentException" e
    JOIN "Assessment" a ON a."organizationId" = e."organizationId" AND a."id" = e."assessmentId" AND ${examsIn(wanted)}
    WHERE e."organizationId" = ${wanted.organizationId} AND e."userId" = ANY(${[...wanted.userIds]}::int[])
      AND e."closesAt" IS NOT NULL`,
};

/** The first names the columns. */
const [first, ...others] = [manual, progress, assignments, assessments] satisfies [
  GradeSource,
  ...GradeSource[],
];

/** The items of courses and batches, of all sources, as one statement. */
export const itemsSql = (wanted: SourceScope): Prisma.Sql =>
  unionAll([first.items(wanted), ...others.map(({ items }) => items(wanted))]);

/** Reads the facts of all sources about learners, in one statement. */
export const factsSql = (wanted: SourceScope): Prisma.Sql =>
  unionAll([first.facts(wanted), ...others.map(({ facts }) => facts(wanted))]);
