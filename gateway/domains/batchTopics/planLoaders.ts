import { Prisma } from "#gateway/database/generated/prisma/client";
import type { Reading } from "#gateway/graphql/loaders";
import { remember } from "#gateway/remember";
import { type Day, toDay } from "../dayContract";
import { inOrder } from "../rules";
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

/**
 * Selects the columns for a batch course's plan: the course's outline, and the batch's rows for its topics.
 */
export const planSelect = {
  id: true,
  batchId: true,
  courseId: true,
  course: {
    select: {
      title: true,
      modules: {
        orderBy: inOrder,
        select: { id: true, name: true, topics: { orderBy: inOrder, select: { id: true, name: true } } },
      },
    },
  },
  topics: {
    select: { topicId: true, status: true, plannedDate: true, startDate: true, completedDate: true },
  },
} satisfies Prisma.BatchCourseSelect;

type StoredPlan = Prisma.BatchCourseGetPayload<{ select: typeof planSelect }>;

/** A row with days as texts, as some statements return them. */
type WithDays<Row> = { [Name in keyof Row]: Row[Name] extends Date | null ? Row[Name] | Day : Row[Name] };

type PlanRow = Omit<StoredPlan, "topics"> & { topics: WithDays<StoredPlan["topics"][number]>[] };

/** Plans are of few days: writing one for each topic would cost more than all the rest. */
const readDay = remember(5_000, (time: number) => toDay(time));

const toDayOrNull = (date: Date | Day | null): Day | null =>
  date instanceof Date ? readDay(date.getTime()) : date;

/** The modules of a batch course with their topics, all in the order of the course. */
export function toModules({
  id: batchCourseId,
  batchId,
  courseId,
  course,
  topics,
}: PlanRow): BatchModuleRow[] {
  const stored = new Map(topics.map((topic) => [topic.topicId, topic]));
  return course.modules.map(({ id: moduleId, name: moduleName, topics: outlined }) => ({
    ...{ batchCourseId, moduleId, moduleName },
    topics: outlined.map(({ id: topicId, name: topicName }): BatchTopicRow => {
      const found = stored.get(topicId);
      return {
        ...{ batchCourseId, batchId, courseId, courseTitle: course.title, moduleId, topicId, topicName },
        status: found?.status ?? "PENDING",
        plannedDate: toDayOrNull(found?.plannedDate ?? null),
        startDate: toDayOrNull(found?.startDate ?? null),
        completedDate: toDayOrNull(found?.completedDate ?? null),
      };
    }),
  }));
}

/** The modules of many batch courses with their topics. */
export async function readPlans({ db }: Reading, batchCourseIds: readonly number[]) {
  const rows = await db.batchCourse.findMany({
    where: { id: { in: [...batchCourseIds] } },
    select: planSelect,
  });
  return new Map(rows.map((row) => [row.id, toModules(row)]));
}

/** Number of topics that count as next. */
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
