import { readLocked } from "#gateway/database/lockRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import type { Removed } from "../batches/userCommands";
import { midnight, toDay } from "../dayContract";
import { enrolBatch, tellEnrolments } from "../enrolments/commands";
import { timeOfDay } from "../rules";
import { type BatchCourseInput, batchCourseMessages, batchCourseSchema, datesOutside } from "./formContract";
import { isDeletable } from "./rules";

interface Change {
  batchId: number;
  input: unknown;
}

interface BatchCourseKey {
  batchId: number;
  courseId: number;
}

const toColumns = ({ startDate, endDate, startTime, endTime, ...others }: BatchCourseInput) => ({
  ...others,
  startDate: midnight(startDate),
  endDate: midnight(endDate),
  startTime: timeOfDay(startTime),
  endTime: timeOfDay(endTime),
});

interface BatchDates {
  startDate: Date;
  endDate: Date;
}

/** Locks a batch's row until the end of the transaction and returns its dates. Refuses NOT_FOUND. */
async function lockBatch(tx: TenantTransaction, organizationId: number, batchId: number) {
  const row = { table: "Batch", organizationId, id: batchId } as const;
  const batch = await readLocked(tx, row, "FOR UPDATE", ["startDate", "endDate"]);
  if (!batch) throw new Refusal("NOT_FOUND", batchCourseMessages.batchNotFound);
  return batch;
}

function refuseOutside(input: BatchCourseInput, { startDate, endDate }: BatchDates): void {
  const batch = { startDate: toDay(startDate), endDate: toDay(endDate) };
  for (const { field, message } of datesOutside(input, batch)) throw refuseField(field, message);
}

/** Adds a course to a batch and enrols the batch's users in it. Refuses INVALID, NOT_FOUND and CONFLICT. */
export async function assignCourse(
  { db, bus, clock }: CommandContext,
  { organizationId }: Member,
  change: Change,
): Promise<BatchCourseKey> {
  const { batchId } = change;
  const input = parseInput(batchCourseSchema, change.input);
  const { courseId } = input;
  const enrolled = await db.$transaction(async (tx) => {
    refuseOutside(input, await lockBatch(tx, organizationId, batchId));
    const course = await tx.course.findUnique({
      where: { id: courseId },
      select: { batchCourses: { where: { batchId }, select: { id: true } } },
    });
    if (!course) throw refuseField("courseId", batchCourseMessages.courseNotFound, "NOT_FOUND");
    if (course.batchCourses.length > 0)
      throw refuseField("courseId", batchCourseMessages.inBatch, "CONFLICT");
    await tx.batchCourse.create({ data: { organizationId, batchId, ...toColumns(input) } });
    return enrolBatch(tx, { organizationId, batchId, courseId, now: clock() });
  });
  tellEnrolments(bus, organizationId, enrolled);
  bus.publish("batchCourseChanged", { organizationId, batchId, courseId });
  return { batchId, courseId };
}

/** Changes a course of a batch. Refuses INVALID and NOT_FOUND. */
export async function updateBatchCourse(
  { db, bus }: CommandContext,
  { organizationId }: Member,
  change: Change & BatchCourseKey,
): Promise<void> {
  const { batchId, courseId } = change;
  const input = parseInput(batchCourseSchema, change.input);
  if (input.courseId !== courseId) throw refuseField("courseId", batchCourseMessages.courseFixed);
  await db.$transaction(async (tx) => {
    refuseOutside(input, await lockBatch(tx, organizationId, batchId));
    const { count } = await tx.batchCourse.updateMany({
      where: { batchId, courseId },
      data: toColumns(input),
    });
    if (count === 0) throw new Refusal("NOT_FOUND", batchCourseMessages.notFound);
  });
  bus.publish("batchCourseChanged", { organizationId, batchId, courseId });
}

/** Locks or unlocks a batch course; repeating it changes nothing. Refuses NOT_FOUND. */
export async function lockBatchCourse(
  { db, bus }: CommandContext,
  { organizationId }: Member,
  { batchId, courseId, locked }: BatchCourseKey & { locked: boolean },
): Promise<void> {
  const row = await db.batchCourse.findFirst({ where: { batchId, courseId }, select: { id: true } });
  if (!row) throw new Refusal("NOT_FOUND", batchCourseMessages.notFound);
  const where = { id: row.id, locked: !locked };
  const { count } = await db.batchCourse.updateMany({ where, data: { locked } });
  if (count > 0) bus.publish("batchCourseChanged", { organizationId, batchId, courseId });
}

/** Takes a course out of a batch, with its plan and its trainers. Refuses NOT_FOUND, and CONFLICT when it is locked. */
export async function removeBatchCourse(
  { db, bus }: CommandContext,
  { organizationId }: Member,
  { batchId, courseId }: BatchCourseKey,
): Promise<Removed> {
  const row = await db.batchCourse.findFirst({
    where: { batchId, courseId },
    select: { id: true, locked: true },
  });
  if (!row) throw new Refusal("NOT_FOUND", batchCourseMessages.notFound);
  // A lock that is set at this moment counts: only an unlocked row is deleted.
  const { count } = isDeletable(row)
    ? await db.batchCourse.deleteMany({ where: { id: row.id, locked: false } })
    : { count: 0 };
  if (count === 0) throw new Refusal("CONFLICT", batchCourseMessages.locked);
  bus.publish("batchCourseChanged", { organizationId, batchId, courseId });
  bus.publish("batchChanged", { organizationId, batchId });
  return { batchId, deletedId: row.id };
}

/** Enrols the batch's users in one of its courses where that is missing. Refuses NOT_FOUND. */
export async function syncBatchCourse(
  { db, bus, clock }: CommandContext,
  { organizationId }: Member,
  { batchId, courseId }: BatchCourseKey,
): Promise<void> {
  const enrolled = await db.$transaction(async (tx) => {
    const row = await tx.batchCourse.findFirst({ where: { batchId, courseId }, select: { id: true } });
    if (!row) throw new Refusal("NOT_FOUND", batchCourseMessages.notFound);
    return enrolBatch(tx, { organizationId, batchId, courseId, now: clock() });
  });
  tellEnrolments(bus, organizationId, enrolled);
  if (enrolled.length > 0) bus.publish("batchCourseChanged", { organizationId, batchId, courseId });
}
