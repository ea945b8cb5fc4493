import type { BatchTopic, Prisma } from "#gateway/database/generated/prisma/client";
import type { Reading } from "#gateway/graphql/loaders";
import type { WithDays } from "#gateway/graphql/types";
import { remember } from "#gateway/remember";
import { isMember, isStaff, type Viewer } from "#gateway/session/viewer";
import { type Day, dayIn, midnight, toDay } from "../dayContract";
import { inVisibleCourses } from "./access";

/** The columns of a topic of a batch course. */
export const topicColumns = {
  batchCourseId: true,
  batchId: true,
  courseId: true,
  courseTitle: true,
  moduleId: true,
  topicId: true,
  topicName: true,
  status: true,
  plannedDate: true,
  startDate: true,
  completedDate: true,
} satisfies Prisma.BatchTopicSelect;

/** The columns of a module as a batch course follows it. */
export const moduleColumns = {
  batchCourseId: true,
  moduleId: true,
  moduleName: true,
  noOfTopics: true,
  completedTopics: true,
  plannedTopics: true,
} satisfies Prisma.BatchModuleSelect;

type StoredTopic = Pick<BatchTopic, keyof typeof topicColumns>;

/** A topic of a batch course; without a stored row it is PENDING and not planned. */
export type BatchTopicRow = WithDays<StoredTopic>;

/** A module as a batch course follows it. */
export type BatchModuleRow = Prisma.BatchModuleGetPayload<{ select: typeof moduleColumns }>;

/** A module with its topics. */
export interface PlanModule extends BatchModuleRow {
  topics: BatchTopicRow[];
}

const inModule = [{ topicOrder: "asc" }, { topicId: "asc" }] as const;
const inCourse = [{ moduleOrder: "asc" }, { moduleId: "asc" }] as const;

/** The orders of topics and modules: those of the course, and course by course as they begin. */
export const planOrders = {
  inModule: [...inModule],
  inCourse: [...inCourse],
  inBatch: [{ courseStart: "asc" }, { batchCourseId: "asc" }, ...inCourse, ...inModule],
  byDay: [{ plannedDate: "asc" as const }, ...inCourse, ...inModule],
};

/** The plan of a batch course. */
export const planSelect = {
  batchModules: { select: moduleColumns, orderBy: planOrders.inCourse },
  batchTopics: { select: topicColumns, orderBy: [...inCourse, ...inModule] },
} satisfies Prisma.BatchCourseSelect;

/** Plans are of few days: writing one for each topic would cost more than all the rest. */
const readDay = remember(5_000, (time: number) => toDay(time));
const toDayOrNull = (date: Date | null): Day | null => date && readDay(date.getTime());

/** A topic with its days as texts. */
export const toTopicRow = ({
  plannedDate,
  startDate,
  completedDate,
  ...row
}: StoredTopic): BatchTopicRow => ({
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
  batchModules: readonly BatchModuleRow[];
  batchTopics: readonly StoredTopic[];
}): PlanModule[] {
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

/** Number of topics that count as next. */
const nextCount = 3;

/** The next topics of a batch: the first planned ones of published courses that are not over. */
const nextTopics = {
  where: (viewer: Viewer): Prisma.BatchTopicWhereInput => ({
    AND: inVisibleCourses(viewer),
    status: "PENDING",
    plannedDate: { not: null },
    batchCourse: { status: { in: ["SCHEDULED", "IN_PROGRESS"] }, course: { status: "PUBLISHED" } },
  }),
  orderBy: planOrders.byDay,
  take: nextCount,
};

/** The days on which a learner came into batches; nothing for staff. */
async function readJoinDays({ db, viewer }: Reading, batchIds: readonly number[]) {
  if (!isMember(viewer) || isStaff(viewer)) return new Map<number, Day>();
  const rows = await db.batchUser.findMany({
    where: { batchId: { in: [...batchIds] }, userId: viewer.userId },
    select: {
      batchId: true,
      createdAt: true,
      batch: { select: { organization: { select: { timeZone: true } } } },
    },
  });
  return new Map(
    rows.map(({ batchId, createdAt, batch }) => [batchId, dayIn(batch.organization.timeZone, createdAt)]),
  );
}

/** The next topics of many batches; for a learner none of a day before the learner came. */
export async function readNextTopics(reading: Reading, batchIds: readonly number[]) {
  const { db, viewer } = reading;
  const { orderBy, take } = nextTopics;
  const joined = await readJoinDays(reading, batchIds);
  const since = batchIds.map((batchId): Prisma.BatchTopicWhereInput => {
    const day = joined.get(batchId);
    return { batchId, ...(day !== undefined && { plannedDate: { gte: midnight(day) } }) };
  });
  const where = { AND: [nextTopics.where(viewer), { OR: since }] };
  const rows = await db.batch.findMany({
    where: { id: { in: [...batchIds] } },
    select: { id: true, batchTopics: { where, orderBy, take, select: topicColumns } },
  });
  return new Map(rows.map(({ id, batchTopics }) => [id, batchTopics.map(toTopicRow)]));
}
