import type { Context } from "#gateway/graphql/context";
import { requireMember } from "#gateway/graphql/scopes";
import { mayAll } from "#gateway/session/viewer";
import type { Day } from "../dayContract";
import type { BatchTopicRow } from "./planLoaders";

/** A delayed topic: its planned date is past. */
export interface DelayedTopicRow extends BatchTopicRow {
  batchName: string;
  /** The total, the same on every row. */
  totalCount: number;
  /** Number of batches with delayed topics, the same on every row. */
  batchCount: number;
}

interface Wanted {
  today: Day;
  atMost: number;
}

/**
 * The topics that running batches had planned for earlier days, the longest delayed first, in one statement. Counts
 * distinct batches by their ranks from both ends, since a window cannot count distinct values.
 */
export function readDelayedTopics({ db, tenant, viewer }: Context, { today, atMost }: Wanted) {
  // The right to read batches covers all of them, or those taught.
  const isLimited = !mayAll(viewer, "batches.read");
  return db.$queryRaw<DelayedTopicRow[]>`
    SELECT COUNT(*) OVER ()::int AS "totalCount",
      (DENSE_RANK() OVER (ORDER BY p."batchId") + DENSE_RANK() OVER (ORDER BY p."batchId" DESC) - 1)::int AS "batchCount",
      b."name" AS "batchName", bc."id" AS "batchCourseId", p."batchId",
      p."courseId", c."title" AS "courseTitle", t."moduleId", t."id" AS "topicId", t."name" AS "topicName",
      p."status"::text AS "status", p."plannedDate"::text, p."startDate"::text, p."completedDate"::text
    FROM "BatchCourseTopic" p
    JOIN "BatchCourse" bc ON bc."organizationId" = p."organizationId" AND bc."batchId" = p."batchId"
      AND bc."courseId" = p."courseId" AND bc."status" NOT IN ('COMPLETED', 'CANCELLED')
    JOIN "Batch" b ON b."organizationId" = p."organizationId" AND b."id" = p."batchId"
      AND b."status" NOT IN ('COMPLETED', 'CANCELLED')
    JOIN "Course" c ON c."organizationId" = p."organizationId" AND c."id" = p."courseId"
    JOIN "Topic" t ON t."organizationId" = p."organizationId" AND t."id" = p."topicId"
    WHERE p."organizationId" = ${tenant.id} AND p."status" = 'PENDING' AND p."plannedDate" < ${today}::date
      AND (NOT ${isLimited} OR EXISTS (
        SELECT 1 FROM "BatchTrainer" own WHERE own."organizationId" = p."organizationId"
          AND own."batchId" = p."batchId" AND own."trainerId" = ${requireMember(viewer).userId}))
    ORDER BY p."plannedDate", p."id"
    LIMIT ${atMost}`;
}
