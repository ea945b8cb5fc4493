import type { TenantClient } from "#gateway/database/tenantClient";
import type { Day } from "../dayContract";

/** A class in a calendar: the plan of a batch course for one day. */
export interface ClassRow {
  batchCourseId: number;
  day: Day;
  courseTitle: string;
  startTime: string | null;
  endTime: string | null;
  duration: number;
  updatedAt: Date;
  topics: { name: string; isDone: boolean }[];
}

interface BatchKey {
  organizationId: number;
  batchId: number;
}

/** The planned classes of a batch by day, in one statement, none on a holiday; 00:00:00 as a time means unset. */
export function readClasses(db: TenantClient, { organizationId, batchId }: BatchKey): Promise<ClassRow[]> {
  return db.$queryRaw<ClassRow[]>`
    SELECT c."id" AS "batchCourseId", p."plannedDate"::text AS "day", k."title" AS "courseTitle",
      COALESCE(NULLIF(c."startTime", '00:00:00'), b."startTime")::text AS "startTime",
      COALESCE(NULLIF(c."endTime", '00:00:00'), b."endTime")::text AS "endTime",
      CASE WHEN c."duration" > 0 THEN c."duration" ELSE b."duration" END AS "duration",
      GREATEST(MAX(p."updatedAt"), c."updatedAt", b."updatedAt") AS "updatedAt",
      json_agg(json_build_object('name', t."name", 'isDone', p."status" = 'COMPLETED')
        ORDER BY m."displayOrder", m."id", t."displayOrder", t."id") AS "topics"
    FROM "BatchCourseTopic" p
    JOIN "BatchCourse" c ON c."organizationId" = p."organizationId" AND c."batchId" = p."batchId" AND c."courseId" = p."courseId"
    JOIN "Batch" b ON b."organizationId" = c."organizationId" AND b."id" = c."batchId"
    JOIN "Course" k ON k."organizationId" = c."organizationId" AND k."id" = c."courseId"
    JOIN "Topic" t ON t."organizationId" = p."organizationId" AND t."courseId" = p."courseId" AND t."id" = p."topicId"
    JOIN "Module" m ON m."organizationId" = t."organizationId" AND m."id" = t."moduleId"
    WHERE p."organizationId" = ${organizationId} AND p."batchId" = ${batchId} AND p."plannedDate" IS NOT NULL
      AND k."status" = 'PUBLISHED' AND c."status" <> 'CANCELLED'
      AND NOT EXISTS (SELECT 1 FROM "Holiday" h WHERE h."organizationId" = p."organizationId"
        AND p."plannedDate" BETWEEN h."day" AND h."endDay")
    GROUP BY c."id", b."id", k."id", p."plannedDate"
    ORDER BY p."plannedDate", c."id"`;
}
