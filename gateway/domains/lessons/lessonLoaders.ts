import type { Context } from "#gateway/graphql/context";
import type { OwnerReading } from "#gateway/ports/fileOwners";
import { getUserId, isMember } from "#gateway/session/viewer";
import { dayIn } from "../dayContract";
import { mayReadAllLessons, mayReadLessons, moderatesAll } from "./access";
import type { LessonAccess } from "./contract";
import { lessonAccess, type OpeningFacts } from "./rules";

/** The viewer's access to a lesson and progress in it. */
export interface LessonFacts extends OpeningFacts {
  topicId: number;
  courseId: number;
  /** The topics before and after it in the order of the course. */
  previousId: number | null;
  nextId: number | null;
  /** Whether the viewer teaches the course. */
  isTaught: boolean;
}

/** Reads the viewer's access and progress for many lessons, in one statement. */
export async function readLessonFacts(
  { db, viewer }: Pick<OwnerReading, "db" | "viewer">,
  topicIds: readonly number[],
) {
  const { organizationId } = viewer;
  const userId = getUserId(viewer);
  const rows = await db.$queryRaw<LessonFacts[]>`
    WITH ordered AS (
      SELECT t."id", t."courseId", t."isPreview", t."opening",
        lag(t."id") OVER in_course AS "previousId", lead(t."id") OVER in_course AS "nextId"
      FROM "Topic" t
      JOIN "Module" m ON m."organizationId" = t."organizationId" AND m."id" = t."moduleId"
      WHERE t."organizationId" = ${organizationId} AND t."courseId" IN (
        SELECT w."courseId" FROM "Topic" w
        WHERE w."organizationId" = ${organizationId} AND w."id" = ANY(${topicIds}::int[]))
      WINDOW in_course AS (
        PARTITION BY t."courseId" ORDER BY m."displayOrder", m."id", t."displayOrder", t."id")
    )
    SELECT o."id" AS "topicId", o."courseId", o."isPreview", o."opening"::text, o."previousId", o."nextId",
      e."id" IS NOT NULL AS "isEnrolled",
      o."previousId" IS NULL OR p."id" IS NOT NULL AS "isPreviousCompleted",
      plan."batches" > 0 AS "isInBatch", plan."day"::text AS "plannedDay",
      c."trainerId" IS NOT DISTINCT FROM ${userId}::int OR EXISTS (
        SELECT FROM "BatchTrainer" r
        WHERE r."organizationId" = ${organizationId} AND r."trainerId" = ${userId} AND r."courseId" = o."courseId"
      ) AS "isTaught"
    FROM ordered o
    JOIN "Course" c ON c."organizationId" = ${organizationId} AND c."id" = o."courseId"
    LEFT JOIN "Enrolment" e ON e."organizationId" = ${organizationId} AND e."userId" = ${userId}
      AND e."courseId" = o."courseId"
    LEFT JOIN "TopicProgress" p ON p."organizationId" = ${organizationId} AND p."userId" = ${userId}
      AND p."courseId" = o."courseId" AND p."topicId" = o."previousId" AND p."status" = 'COMPLETED'
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS "batches", min(LEAST(b."plannedDate", b."completedDate")) AS "day"
      FROM "BatchUser" u
      JOIN "BatchCourse" g ON g."organizationId" = u."organizationId" AND g."batchId" = u."batchId"
        AND g."courseId" = o."courseId"
      LEFT JOIN "BatchCourseTopic" b ON b."organizationId" = g."organizationId" AND b."batchId" = g."batchId"
        AND b."courseId" = g."courseId" AND b."topicId" = o."id"
      WHERE u."organizationId" = ${organizationId} AND u."userId" = ${userId} AND u."status" <> 'DROPPED'
    ) plan
    WHERE o."id" = ANY(${topicIds}::int[])`;
  return new Map(rows.map((row) => [row.topicId, row]));
}

/** The viewer of a request, and today in the organization's zone. */
type Asking = Pick<Context, "viewer" | "clock" | "tenant">;

/** Returns whether the viewer, who sees the course, may read the lesson, or the reason why not. */
export const accessTo = ({ viewer, clock, tenant }: Asking, facts: LessonFacts): LessonAccess =>
  lessonAccess({ isStaff: mayReadLessons(viewer, facts), isSignedIn: isMember(viewer) }, facts, () =>
    dayIn(tenant.timeZone, clock()),
  );

/**
 * Whether the viewer may take part in the discussion of a lesson: staff who read it, enrolled learners to whom it is
 * open, and those who moderate every discussion.
 */
export const mayDiscuss = (context: Asking, facts: LessonFacts | undefined): boolean =>
  facts !== undefined &&
  (moderatesAll(context.viewer) ||
    mayReadLessons(context.viewer, facts) ||
    (facts.isEnrolled && accessTo(context, facts) === "READ"));

/** Whether the viewer, who sees the course, may read a lesson by its topic's id. */
export async function mayRead(context: Asking & Pick<Context, "loaders">, topicId: number): Promise<boolean> {
  if (mayReadAllLessons(context.viewer)) return true;
  const facts = await context.loaders.load(readLessonFacts, topicId);
  return facts !== undefined && accessTo(context, facts) === "READ";
}
