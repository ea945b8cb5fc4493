import type { TenantClient } from "#gateway/database/tenantClient";
import { batchTypeLabels, presetDays } from "../batches/contract";
import type { Day } from "../dayContract";
import { getValues } from "../labelsContract";

/** A class of a viewer's batch on a day: of a course that has topics planned, or of the batch alone. */
export interface OwnClassRow {
  day: Day;
  batchId: number;
  batchName: string;
  meetingLink: string | null;
  startTime: string | null;
  endTime: string | null;
  /** Null without planned topics. */
  courseId: number | null;
  courseTitle: string | null;
  isTrainer: boolean;
  topics: { name: string; isDone: boolean }[];
}

interface ClassPeriod {
  organizationId: number;
  userId: number;
  from: Day;
  to: Day;
}

/** Pairs of a batch type and a weekday that it meets on, such as 'SATURDAY SATURDAY'. */
const presetPairs = getValues(batchTypeLabels)
  .flatMap((type) => presetDays[type].map((day) => `${type} ${day}`))
  .join(",");

/**
 * The classes of a viewer's running batches from one day to another, by day and time, none on a holiday, in one
 * statement. A course's planned topics of a day are one class; a class day on which the batch has planned nothing is
 * a class without a course.
 */
export function readOwnClasses(db: TenantClient, { organizationId, userId, from, to }: ClassPeriod) {
  return db.$queryRaw<OwnClassRow[]>`
    WITH own AS (
      SELECT c."id", c."batchId", c."courseId", c."startDate", c."endDate", k."title" AS "courseTitle",
        b."name" AS "batchName", b."meetingLink", b."batchType", b."classDays", r."isTrainer",
        b."startTime" AS "batchStart", b."endTime" AS "batchEnd",
        COALESCE(NULLIF(c."startTime", '00:00:00'), b."startTime") AS "startTime",
        COALESCE(NULLIF(c."endTime", '00:00:00'), b."endTime") AS "endTime"
      FROM "BatchCourse" c
      JOIN "Batch" b ON b."organizationId" = c."organizationId" AND b."id" = c."batchId"
      JOIN "Course" k ON k."organizationId" = c."organizationId" AND k."id" = c."courseId"
      CROSS JOIN LATERAL (SELECT EXISTS (SELECT 1 FROM "BatchTrainer" t
        WHERE t."organizationId" = c."organizationId" AND t."batchId" = c."batchId" AND t."courseId" = c."courseId"
          AND t."trainerId" = ${userId}) AS "isTrainer") r
      WHERE c."organizationId" = ${organizationId} AND c."startDate" <= ${to}::date AND c."endDate" >= ${from}::date
        AND c."status" IN ('SCHEDULED', 'IN_PROGRESS') AND b."status" IN ('SCHEDULED', 'IN_PROGRESS')
        AND (r."isTrainer" OR (k."status" = 'PUBLISHED' AND EXISTS (SELECT 1 FROM "BatchUser" u
          WHERE u."organizationId" = c."organizationId" AND u."batchId" = c."batchId" AND u."userId" = ${userId}
            AND u."status" = 'ACTIVE')))
    ), days AS (
      SELECT d::date AS "day", to_char(d, 'FMDAY') AS "weekday"
      FROM generate_series(${from}::date, ${to}::date, interval '1 day') d
      WHERE NOT EXISTS (SELECT 1 FROM "Holiday" h
        WHERE h."organizationId" = ${organizationId} AND d::date BETWEEN h."day" AND h."endDay")
    )
    SELECT days."day"::text, own."batchId", own."batchName", own."meetingLink", own."startTime"::text,
      own."endTime"::text, own."courseId", own."courseTitle", own."isTrainer",
      json_agg(json_build_object('name', t."name", 'isDone', p."status" = 'COMPLETED')
        ORDER BY m."displayOrder", m."id", t."displayOrder", t."id") AS "topics"
    FROM own
    JOIN "BatchCourseTopic" p ON p."organizationId" = ${organizationId} AND p."batchId" = own."batchId"
      AND p."courseId" = own."courseId"
    JOIN days ON days."day" = p."plannedDate"
    JOIN "Topic" t ON t."organizationId" = p."organizationId" AND t."courseId" = p."courseId" AND t."id" = p."topicId"
    JOIN "Module" m ON m."organizationId" = t."organizationId" AND m."id" = t."moduleId"
    GROUP BY days."day", own."batchId", own."batchName", own."meetingLink", own."startTime", own."endTime",
      own."courseId", own."courseTitle", own."isTrainer"
    UNION ALL
    SELECT days."day"::text, own."batchId", own."batchName", own."meetingLink", own."batchStart"::text,
      own."batchEnd"::text, NULL, NULL, BOOL_OR(own."isTrainer"), '[]'::json
    FROM own
    JOIN days ON days."day" BETWEEN own."startDate" AND own."endDate"
      AND (own."classDays"::text[] @> ARRAY[days."weekday"] OR (cardinality(own."classDays") = 0
        AND own."batchType"::text || ' ' || days."weekday" = ANY (string_to_array(${presetPairs}, ','))))
    WHERE NOT EXISTS (SELECT 1 FROM "BatchCourseTopic" p WHERE p."organizationId" = ${organizationId}
      AND p."batchId" = own."batchId" AND p."plannedDate" = days."day")
    GROUP BY days."day", own."batchId", own."batchName", own."meetingLink", own."batchStart", own."batchEnd"
    ORDER BY 1, 5 NULLS LAST, 2, 7`;
}
