import { Prisma } from "#gateway/database/generated/prisma/client";
import { unionAll } from "#gateway/database/unionAll";
import { lateFactsSql } from "../submissions/latenessLoaders";

/** The learners and courses whose grades are read. */
export interface SourceScope {
  organizationId: number;
  courseIds: readonly number[];
  batchIds: readonly number[];
  userIds: readonly number[];
  /** Whether learners are graded without a batch: they keep the work that they did in one. */
  hasNoBatch: boolean;
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
      FALSE AS "isHidden", i."updatedAt", i."displayOrder", FALSE AS "isOver", FALSE AS "isKept"
    FROM "GradeItem" i
    WHERE i."organizationId" = ${organizationId} AND i."batchId" = ANY(${[...batchIds]}::int[])`,
  facts: ({ organizationId, batchIds, userIds }) => Prisma.sql`
    SELECT e."itemKey" AS "key", e."userId", e."courseId", e."batchId", 'ENTRY' AS "fact", e."points"::float8 AS "points",
      NULL::float8 AS "outOf", e."enteredAt" AS "at", e."isExcused", e."id" AS "entryId", NULL::jsonb AS "late"
    FROM "GradeEntry" e
    WHERE e."organizationId" = ${organizationId} AND e."batchId" = ANY(${[...batchIds]}::int[])
      AND e."userId" = ANY(${[...userIds]}::int[]) AND e."replacedAt" IS NULL`,
};

const progress: GradeSource = {
  items: ({ organizationId, courseIds }) => Prisma.sql`
    SELECT 'progress', t."courseId", t."courseId", NULL::integer, 'PROGRESS', 'Progress', 100::float8, NULL::timestamptz,
      NULL::timestamptz, FALSE, NULL::timestamptz, 0, FALSE, FALSE
    FROM "Topic" t
    WHERE t."organizationId" = ${organizationId} AND t."courseId" = ANY(${[...courseIds]}::int[])
    GROUP BY t."courseId"`,
  facts: ({ organizationId, courseIds, userIds }) => Prisma.sql`
    SELECT 'progress', e."userId", e."courseId", NULL::integer, 'MARK',
      (SELECT COUNT(*) FROM "TopicProgress" p WHERE p."organizationId" = e."organizationId" AND p."userId" = e."userId"
        AND p."courseId" = e."courseId" AND p."status" = 'COMPLETED')::float8,
      (SELECT COUNT(*) FROM "Topic" t WHERE t."organizationId" = e."organizationId" AND t."courseId" = e."courseId")::float8,
      NULL::timestamptz, FALSE, NULL::integer, NULL::jsonb
    FROM "Enrolment" e
    WHERE e."organizationId" = ${organizationId} AND e."courseId" = ANY(${[...courseIds]}::int[])
      AND e."userId" = ANY(${[...userIds]}::int[])`,
};

/** The first time that an assignment was given, which stands for it where a learner has no batch. */
const firstGiven = Prisma.sql`(
  SELECT MIN(f."id") FROM "GivenAssignment" f
  WHERE f."organizationId" = g."organizationId" AND f."assignmentId" = g."assignmentId")`;

/** The assignments given to batches, and to everyone enrolled; those of learners without a batch once. */
const givenIn = ({ organizationId, courseIds, batchIds, hasNoBatch }: SourceScope) => Prisma.sql`
  "GivenAssignment" g JOIN "Assignment" a ON a."organizationId" = g."organizationId" AND a."id" = g."assignmentId"
    AND a."organizationId" = ${organizationId} AND a."courseId" = ANY(${[...courseIds]}::int[])
    AND (g."batchId" IS NULL OR g."batchId" = ANY(${[...batchIds]}::int[]) OR (${hasNoBatch} AND g."id" = ${firstGiven}))`;

/** The times that the same assignment was given: work belongs to its learner, and counts wherever it is given. */
const ofSame = Prisma.sql`o."organizationId" = g."organizationId" AND o."assignmentId" = g."assignmentId"`;

const joinSame = Prisma.sql`
  JOIN "GivenAssignment" o ON o."organizationId" = g."organizationId" AND o."assignmentId" = g."assignmentId"`;

/** Submissions that were handed in, with the members of their teams. */
const handedIn = Prisma.sql`
  "GivenAssignment" o
  JOIN "Submission" s ON s."organizationId" = o."organizationId" AND s."givenId" = o."id" AND s."state" <> 'DRAFT'
  LEFT JOIN "ProjectTeamMember" t ON t."organizationId" = s."organizationId" AND t."givenId" = s."givenId"
    AND t."teamId" = s."teamId"`;

const isOfUsers = ({ userIds }: SourceScope) => Prisma.sql`
  COALESCE(s."userId", t."userId") = ANY(${[...userIds]}::int[])`;

const work = Prisma.sql`'assignment:' || g."id", a."id", a."courseId"`;

const workColumns = Prisma.sql`
  CASE a."kind" WHEN 'PROJECT' THEN 'PROJECTS' ELSE 'ASSIGNMENTS' END, a."title", a."points"::float8`;

const assignments: GradeSource = {
  items: (wanted) => Prisma.sql`
    SELECT ${work}, g."batchId", ${workColumns}, g."opensAt",
      COALESCE(g."dueAt", ((p."plannedDate" + g."daysAfterTopic" + 1)::timestamp - interval '1 second') AT TIME ZONE ${wanted.timeZone}), FALSE,
      NULL::timestamptz, g."id", FALSE, FALSE
    FROM ${givenIn({ ...wanted, hasNoBatch: false })}
    LEFT JOIN "BatchCourseTopic" p ON p."organizationId" = g."organizationId" AND p."batchId" = g."batchId"
      AND p."courseId" = a."courseId" AND p."topicId" = a."topicId" AND g."daysAfterTopic" IS NOT NULL
    UNION ALL
    SELECT ${work}, NULL::integer, ${workColumns}, NULL::timestamptz, NULL::timestamptz, FALSE, NULL::timestamptz, g."id", FALSE, TRUE
    FROM ${givenIn({ ...wanted, batchIds: [] })}
    WHERE ${wanted.hasNoBatch} AND g."id" = ${firstGiven}
      AND EXISTS (SELECT 1 FROM ${handedIn} WHERE ${ofSame} AND ${isOfUsers(wanted)})`,
  facts: (wanted) => Prisma.sql`
    SELECT 'assignment:' || g."id", m."userId", a."courseId", NULL::integer, 'MARK', m."points"::float8,
      m."maxPoints"::float8, NULL::timestamptz, FALSE, NULL::integer, ${lateFactsSql}
    FROM ${givenIn(wanted)} ${joinSame}
    JOIN "Submission" s ON s."organizationId" = o."organizationId" AND s."givenId" = o."id" AND s."state" = 'ACCEPTED'
    JOIN "SubmissionMark" m ON m."organizationId" = s."organizationId" AND m."submissionId" = s."id"
      AND m."userId" = ANY(${[...wanted.userIds]}::int[]) AND m."outcome" = 'ACCEPTED' AND m."replacedAt" IS NULL AND NOT m."undone"
    UNION ALL
    SELECT 'assignment:' || g."id", COALESCE(s."userId", t."userId"), a."courseId", NULL::integer, 'WORK', NULL::float8,
      NULL::float8, NULL::timestamptz, FALSE, NULL::integer, NULL::jsonb
    FROM ${givenIn(wanted)} JOIN (${handedIn}) ON ${ofSame}
    WHERE ${isOfUsers(wanted)}
    UNION ALL
    SELECT 'assignment:' || g."id", x."userId", a."courseId", NULL::integer, 'DUE', NULL::float8, NULL::float8, x."dueAt",
      FALSE, NULL::integer, NULL::jsonb
    FROM ${givenIn(wanted)} ${joinSame}
    JOIN "AssignmentExtension" x ON x."organizationId" = o."organizationId" AND x."givenId" = o."id"
      AND x."userId" = ANY(${[...wanted.userIds]}::int[])`,
};

/**
 * Entries of staff for calculated items in any batch, as far as they hold: a mark of work goes with its learner. Items of a
 * batch's own stay there.
 */
const carried: Pick<GradeSource, "facts"> = {
  facts: (wanted) => Prisma.sql`
    SELECT COALESCE(w."key", e."itemKey"), e."userId", e."courseId", e."batchId", 'CARRIED', e."points", NULL::float8,
      e."enteredAt", e."isExcused", e."id", NULL::jsonb
    FROM "GradeEntry" e
    LEFT JOIN (
      SELECT 'assignment:' || g."id" AS "key", 'assignment:' || o."id" AS "entered"
      FROM ${givenIn(wanted)} ${joinSame}
    ) w ON w."entered" = e."itemKey"
    WHERE e."organizationId" = ${wanted.organizationId} AND e."courseId" = ANY(${[...wanted.courseIds]}::int[])
      AND e."userId" = ANY(${[...wanted.userIds]}::int[]) AND e."replacedAt" IS NULL AND e."itemId" IS NULL`,
};

/**
 * Exams count by their percentage, of 100. Marks that are held are hidden until they are released: for the batch, or for
 * everyone.
 */
const examColumns = Prisma.sql`'assessment:' || a."id", a."id", a."courseId"`;

const isHeld = (batchId: Prisma.Sql) => Prisma.sql`
  (a."holdsMarks" AND NOT EXISTS (SELECT 1 FROM "AssessmentRelease" r WHERE r."organizationId" = a."organizationId"
    AND r."assessmentId" = a."id" AND (r."batchId" IS NULL OR r."batchId" = ${batchId})))`;

/** An archived exam is sat no more. */
const isArchived = Prisma.sql`a."state" = 'ARCHIVED'`;

const examsIn = ({ courseIds }: SourceScope) => Prisma.sql`
  a."courseId" = ANY(${[...courseIds]}::int[]) AND a."kind" = 'EXAM'
    AND a."state" <> 'DRAFT'`;

/**
 * Finished attempts of exams, each with its marks; the one that counts comes before the others of its learner.
 */
export const countedAttempts = (wanted: SourceScope) => Prisma.sql`
  SELECT DISTINCT ON (x."assessmentId", x."userId") x.* FROM (
    SELECT t."id", t."assessmentId", t."userId", t."startedAt", t."releasedAt", COALESCE(t."submittedAt", t."dueAt") AS "endedAt",
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
      ${isHeld(Prisma.sql`NULL`)}, NULL::timestamptz, a."id", ${isArchived}, FALSE
    FROM "Assessment" a
    WHERE a."organizationId" = ${wanted.organizationId} AND ${examsIn(wanted)}
    UNION ALL
    SELECT ${examColumns}, b."batchId", 'ASSESSMENTS', a."title", 100::float8, COALESCE(w."opensAt", a."opensAt"),
      COALESCE(w."closesAt", a."closesAt"), ${isHeld(Prisma.sql`b."batchId"`)}, NULL::timestamptz, a."id", ${isArchived},
      FALSE
    FROM "Assessment" a
    JOIN "BatchCourse" b ON b."organizationId" = a."organizationId" AND b."courseId" = a."courseId"
      AND b."batchId" = ANY(${[...wanted.batchIds]}::int[])
    LEFT JOIN "AssessmentWindow" w ON w."organizationId" = a."organizationId" AND w."assessmentId" = a."id"
      AND w."batchId" = b."batchId"
    WHERE a."organizationId" = ${wanted.organizationId} AND ${examsIn(wanted)}`,
  facts: (wanted) => Prisma.sql`
    SELECT 'assessment:' || c."assessmentId", c."userId", c."courseId", NULL::integer,
      CASE WHEN c."waits" THEN 'WORK' ELSE 'MARK' END, c."points", c."outOf", c."releasedAt", FALSE, NULL::integer,
      NULL::jsonb
    FROM (${countedAttempts(wanted)}) c
    UNION ALL
    SELECT 'assessment:' || a."id", e."userId", a."courseId", NULL::integer, 'DUE', NULL::float8, NULL::float8,
      e."closesAt", FALSE, NULL::integer, NULL::jsonb
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
  unionAll([first.facts(wanted), ...[...others, carried].map(({ facts }) => facts(wanted))]);
