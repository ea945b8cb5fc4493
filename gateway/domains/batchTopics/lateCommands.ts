import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { TenantCommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import type { Member } from "#gateway/session/viewer";
import { getClassDays } from "../batches/contract";
import { type Day, dayIn, midnight, toDay } from "../dayContract";
import { readHolidays } from "../holidays/loaders";
import type { RefusedRow } from "../lists/bulkContract";
import { batchTopicMessages } from "./contract";
import { completeLateSchema, replanLateSchema } from "./lateContract";
import { autoPlan, oneClassDayEach, type PlanFrame } from "./planContract";
import { completionProblem, type PlanTerms, plannedDateProblem, planningProblem } from "./rules";

/** A late topic, with the rights in its batch course. */
interface LateRow {
  id: number;
  batchId: number;
  courseId: number;
  topicId: number;
  terms: PlanTerms;
  frame: PlanFrame;
}

export interface LateOutcome {
  changedIds: number[];
  refused: RefusedRow[];
}

/**
 * Locks the batch courses of some topics in a fixed order, so that changes of a plan are applied one after
 * the other.
 */
async function lockCourses(tx: TenantTransaction, organizationId: number, ids: number[]): Promise<void> {
  await tx.$queryRaw`
    SELECT b."id" FROM "BatchCourse" b
    WHERE b."organizationId" = ${organizationId} AND EXISTS (
      SELECT 1 FROM "BatchCourseTopic" p WHERE p."organizationId" = b."organizationId" AND p."batchId" = b."batchId"
        AND p."courseId" = b."courseId" AND p."id" = ANY(${ids}))
    ORDER BY b."id" FOR NO KEY UPDATE`;
}

/** The topics among these that are still late, in the order of their courses. */
async function readLate(tx: TenantTransaction, ids: number[], today: Day): Promise<LateRow[]> {
  const holidays = await readHolidays(tx);
  const rows = await tx.batchCourseTopic.findMany({
    where: { id: { in: ids }, status: "PENDING", plannedDate: { lt: midnight(today) } },
    select: {
      id: true,
      batchId: true,
      courseId: true,
      topicId: true,
      batchCourse: {
        select: {
          startDate: true,
          endDate: true,
          locked: true,
          planEnabled: true,
          batch: { select: { batchType: true, classDays: true } },
        },
      },
    },
    orderBy: [
      { batchCourse: { id: "asc" } },
      { topic: { module: { displayOrder: "asc" } } },
      { topic: { displayOrder: "asc" } },
      { id: "asc" },
    ],
  });
  return rows.map(({ batchCourse: { batch, ...course }, ...row }) => {
    const dates = { startDate: toDay(course.startDate), endDate: toDay(course.endDate) };
    return {
      ...row,
      terms: { ...dates, locked: course.locked, planEnabled: course.planEnabled },
      frame: { ...dates, holidays, classDays: getClassDays(batch) },
    };
  });
}

/** The rows of each batch course. */
function groupByCourse(rows: readonly LateRow[]): LateRow[][] {
  const groups = new Map<string, LateRow[]>();
  for (const row of rows) {
    const key = `${row.batchId}:${row.courseId}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

function announce({ bus }: TenantCommandContext, organizationId: number, rows: readonly LateRow[]): void {
  for (const group of groupByCourse(rows)) {
    const [first] = group;
    if (!first) continue;
    const { batchId, courseId } = first;
    const topicIds = group.map(({ topicId }) => topicId);
    bus.publish("batchTopicsChanged", { organizationId, batchId, courseId, topicIds });
  }
}

interface Work {
  ids: number[];
  today: Day;
  /** Why a row is left as it is; null when it is to be changed. */
  judge: (row: LateRow) => string | null;
  write: (tx: TenantTransaction, rows: readonly LateRow[]) => Promise<unknown>;
}

/** Changes those late topics that may be changed, in one transaction. */
async function changeLate(
  context: TenantCommandContext,
  { organizationId }: Member,
  { ids, today, judge, write }: Work,
): Promise<LateOutcome> {
  const { changed, refused } = await context.db.$transaction(async (tx) => {
    await lockCourses(tx, organizationId, ids);
    const rows = await readLate(tx, ids, today);
    const late = new Set(rows.map(({ id }) => id));
    const gone = ids.filter((id) => !late.has(id)).map((id) => ({ id, message: batchTopicMessages.notLate }));
    const judged = rows.map((row) => ({ row, message: judge(row) }));
    const changed = judged.filter(({ message }) => message === null).map(({ row }) => row);
    await write(tx, changed);
    const left = judged.flatMap(({ row: { id }, message }) => (message === null ? [] : [{ id, message }]));
    return { changed, refused: [...gone, ...left] };
  });
  announce(context, organizationId, changed);
  return { changedIds: changed.map(({ id }) => id), refused };
}

/**
 * Completes late topics, today or on an earlier day. Returns which were completed, and why the others were left.
 * Refuses INVALID.
 */
export async function completeLateTopics(
  context: TenantCommandContext,
  member: Member,
  input: { ids: readonly number[]; completedDate?: string | null | undefined },
): Promise<LateOutcome> {
  const { ids, completedDate } = parseInput(completeLateSchema, input);
  const today = dayIn(context.tenant.timeZone, context.clock());
  const day = completedDate ?? today;
  const date = midnight(day);
  return changeLate(context, member, {
    ids,
    today,
    judge: ({ terms }) => completionProblem(day, terms, today),
    write: (tx, rows) =>
      tx.batchCourseTopic.updateMany({
        where: { id: { in: rows.map(({ id }) => id) } },
        data: { status: "COMPLETED", completedDate: date, startDate: date },
      }),
  });
}

/**
 * New dates by the rules of planning: one class day each from today on, or spread over the remaining days.
 */
function planAgain(rows: readonly LateRow[], today: Day): Map<number, Day> {
  const dates = new Map<number, Day>();
  for (const group of groupByCourse(rows)) {
    const frame = group[0]?.frame;
    if (!frame) continue;
    const topics = group.map(({ id }) => ({ topicId: id, status: "PENDING" as const, plannedDate: null }));
    const moved = oneClassDayEach(topics, frame, today);
    const planned = "dates" in moved ? moved.dates : autoPlan(topics, frame, today);
    for (const [id, day] of planned ?? []) dates.set(id, day);
  }
  return dates;
}

/**
 * Plans late topics again: all for one day, or each for the next class days of its batch. Returns which were planned,
 * and why the others were left. Refuses INVALID.
 */
export async function replanLateTopics(
  context: TenantCommandContext,
  member: Member,
  input: { ids: readonly number[]; plannedDate?: string | null | undefined },
): Promise<LateOutcome> {
  const { ids, plannedDate } = parseInput(replanLateSchema, input);
  const today = dayIn(context.tenant.timeZone, context.clock());
  const judge = ({ terms, frame }: LateRow) => {
    if (plannedDate) return planningProblem(terms) ?? plannedDateProblem(plannedDate, terms);
    const hasDays = autoPlan([{ topicId: 0, status: "PENDING", plannedDate: null }], frame, today) !== null;
    return planningProblem(terms) ?? (hasDays ? null : batchTopicMessages.noClassDaysLeft);
  };
  return changeLate(context, member, {
    ids,
    today,
    judge,
    async write(tx, rows) {
      const dates = plannedDate ? null : planAgain(rows, today);
      for (const [day, group] of groupByDay(rows, (id) => dates?.get(id) ?? plannedDate ?? today))
        await tx.batchCourseTopic.updateMany({
          where: { id: { in: group } },
          data: { plannedDate: midnight(day) },
        });
    },
  });
}

function groupByDay(rows: readonly LateRow[], dayFor: (id: number) => Day): Map<Day, number[]> {
  const days = new Map<Day, number[]>();
  for (const { id } of rows) days.set(dayFor(id), [...(days.get(dayFor(id)) ?? []), id]);
  return days;
}
