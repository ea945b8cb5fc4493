import type { BatchModule, BatchTopic, Prisma } from "#gateway/database/generated/prisma/client";
import type { Reading } from "#gateway/graphql/loaders";
import { remember } from "#gateway/remember";
import { type Day, toDay } from "../dayContract";

/** The columns of a row with days as texts. */
type WithDays<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? Day : Row[Name] extends Date | null ? Day | null : Row[Name];
};

/** A topic of a batch course; without a stored row it is PENDING and not planned. */
export type BatchTopicRow = WithDays<
  Omit<BatchTopic, "id" | "organizationId" | "courseStart" | "moduleOrder" | "topicOrder">
>;

/** A module as a batch course follows it. */
export interface BatchModuleRow extends Omit<BatchModule, "id" | "organizationId" | "moduleOrder"> {
  topics: BatchTopicRow[];
}

const inModule = [{ topicOrder: "asc" }, { topicId: "asc" }] as const;
const inCourse = [{ moduleOrder: "asc" }, { moduleId: "asc" }] as const;

/** The orders of topics and modules: those of the course, and course by course as they begin. */
export const planOrders = {
  inModule: [...inModule],
  inCourse: [...inCourse],
  inBatch: [...([{ courseStart: "asc" }, { batchCourseId: "asc" }] as const), ...[...inCourse, ...inModule]],
  byDay: [{ plannedDate: "asc" as const }, ...inCourse, ...inModule],
};

/** The plan of a batch course. */
export const planSelect = {
  batchModules: { orderBy: planOrders.inCourse },
  batchTopics: { orderBy: [...inCourse, ...inModule] },
} satisfies Prisma.BatchCourseSelect;

/** Plans are of few days: writing one for each topic would cost more than all the rest. */
const readDay = remember(5_000, (time: number) => toDay(time));
const toDayOrNull = (date: Date | null): Day | null => date && readDay(date.getTime());

/** A topic with its days as texts. */
export const toTopicRow = ({ plannedDate, startDate, completedDate, ...row }: BatchTopic): BatchTopicRow => ({
  ...row,
  plannedDate: toDayOrNull(plannedDate),
  startDate: toDayOrNull(startDate),
  completedDate: toDayOrNull(completedDate),
});

/** The modules of a batch course with their topics, all in the order of the course. */
export function toModules({
  batchModules,
  batchTopics,
}: {
  batchModules: readonly BatchModule[];
  batchTopics: readonly BatchTopic[];
}): BatchModuleRow[] {
  const topics = batchTopics.map(toTopicRow);
  return batchModules.map((module) => ({
    ...module,
    topics: topics.filter(({ moduleId }) => moduleId === module.moduleId),
  }));
}

/** The modules of many batch courses with their topics. */
export async function readPlans({ db }: Reading, batchCourseIds: readonly number[]) {
  const rows = await db.batchCourse.findMany({
    where: { id: { in: [...batchCourseIds] } },
    select: { id: true, ...planSelect },
  });
  return new Map(rows.map((row) => [row.id, toModules(row)]));
}
