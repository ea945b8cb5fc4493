import { Prisma } from "#gateway/database/generated/prisma/client";
import type { Reading } from "#gateway/graphql/loaders";
import type { Day } from "../dayContract";
import type { PlanTopic } from "./planContract";

/** A topic of a batch course; without a stored row it is PENDING and not planned. */
export interface BatchTopicRow extends PlanTopic {
  batchCourseId: number;
  batchId: number;
  courseId: number;
  courseTitle: string;
  moduleId: number;
  topicName: string;
  startDate: Day | null;
  completedDate: Day | null;
}

/** A module as a batch course follows it. */
export interface BatchModuleRow {
  batchCourseId: number;
  moduleId: number;
  moduleName: string;
  topics: BatchTopicRow[];
}

type Row = Omit<BatchTopicRow, "topicId"> & { topicId: number | null; moduleName: string };

function groupModules(rows: readonly Row[]): Map<number, BatchModuleRow[]> {
  const found = new Map<number, BatchModuleRow[]>();
  for (const { moduleName, topicId, ...row } of rows) {
    const { batchCourseId, moduleId } = row;
    const modules = found.get(batchCourseId) ?? [];
    found.set(batchCourseId, modules);
    if (modules.at(-1)?.moduleId !== moduleId) {
      modules.push({ batchCourseId, moduleId, moduleName, topics: [] });
    }
    if (topicId !== null) modules.at(-1)?.topics.push({ ...row, topicId });
  }
  return found;
}

/** The modules of many batch courses with their topics, all in the order of the course, in one statement. */
export async function readPlans({ db, viewer }: Reading, batchCourseIds: readonly number[]) {
  const rows = await db.$queryRaw<Row[]>`
    SELECT b."id" AS "batchCourseId", b."batchId", b."courseId", c."title" AS "courseTitle",
      m."id" AS "moduleId", m."name" AS "moduleName", t."id" AS "topicId", t."name" AS "topicName",
      COALESCE(p."status", 'PENDING')::text AS "status", p."plannedDate"::text, p."startDate"::text,
      p."completedDate"::text
    FROM "BatchCourse" b
    JOIN "Course" c ON c."organizationId" = b."organizationId" AND c."id" = b."courseId"
    JOIN "Module" m ON m."organizationId" = b."organizationId" AND m."courseId" = b."courseId"
    LEFT JOIN "Topic" t ON t."organizationId" = m."organizationId" AND t."courseId" = m."courseId" AND t."moduleId" = m."id"
    LEFT JOIN "BatchCourseTopic" p ON p."organizationId" = b."organizationId" AND p."batchId" = b."batchId"
      AND p."courseId" = b."courseId" AND p."topicId" = t."id"
    WHERE b."organizationId" = ${viewer.organizationId} AND b."id" IN (${Prisma.join([...batchCourseIds])})
    ORDER BY b."id", m."displayOrder", m."id", t."displayOrder", t."id"`;
  return groupModules(rows);
}

/** How many topics count as next. */
const nextCount = 3;

/** The next planned topics of many batches, by day and by the order of the course, in one statement. */
export async function readNextTopics({ db, viewer }: Reading, batchIds: readonly number[]) {
  const rows = await db.$queryRaw<BatchTopicRow[]>`
    SELECT * FROM (
      SELECT b."id" AS "batchCourseId", b."batchId", b."courseId", c."title" AS "courseTitle",
        t."moduleId", t."id" AS "topicId", t."name" AS "topicName", p."status"::text,
        p."plannedDate"::text, p."startDate"::text, p."completedDate"::text,
        ROW_NUMBER() OVER (PARTITION BY b."batchId"
          ORDER BY p."plannedDate", m."displayOrder", m."id", t."displayOrder", t."id")::int AS "place"
      FROM "BatchCourseTopic" p
      JOIN "BatchCourse" b ON b."organizationId" = p."organizationId" AND b."batchId" = p."batchId"
        AND b."courseId" = p."courseId"
      JOIN "Course" c ON c."organizationId" = b."organizationId" AND c."id" = b."courseId"
      JOIN "Topic" t ON t."organizationId" = p."organizationId" AND t."courseId" = p."courseId" AND t."id" = p."topicId"
      JOIN "Module" m ON m."organizationId" = t."organizationId" AND m."id" = t."moduleId"
      WHERE p."organizationId" = ${viewer.organizationId} AND p."batchId" IN (${Prisma.join([...batchIds])})
        AND p."status" = 'PENDING' AND p."plannedDate" IS NOT NULL
        AND b."status" IN ('SCHEDULED', 'IN_PROGRESS') AND c."status" = 'PUBLISHED'
    ) planned
    WHERE "place" <= ${nextCount} ORDER BY "batchId", "place"`;
  const found = new Map<number, BatchTopicRow[]>();
  for (const row of rows) found.set(row.batchId, [...(found.get(row.batchId) ?? []), row]);
  return found;
}
