import { lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext, Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { runHooks } from "#gateway/ports/hooks";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import type { Holidays } from "../batchTopics/dayContract";
import { midnight, toDay } from "../dayContract";
import { enrolBatch, tellEnrolments } from "../enrolments/commands";
import { readHolidays } from "../holidays/loaders";
import { timeOfDay } from "../rules";
import { whereHandedIn } from "./access";
import { getClassDays, presetDays, type Weekday } from "./contract";
import { type BatchInput, batchMessages, batchSchema } from "./formContract";
import { toOverrides } from "./scheduleContract";
import { readCompletionDays, type StoredSchedule, scheduleColumns, shownSchedule } from "./scheduleLoaders";

/** The class days to store: none where the type implies them. Without any, the same type keeps its own. */
function classDaysToStore({ batchType, classDays }: BatchInput, before: StoredSchedule | null): Weekday[] {
  if (classDays === null) return before?.batchType === batchType ? before.classDays : [];
  return String(classDays) === String(presetDays[batchType]) ? [] : classDays;
}

interface Stored {
  before: StoredSchedule;
  completedOn: readonly string[];
}

function toColumns(input: BatchInput, holidays: Holidays, stored: Stored | null) {
  const { startDate, endDate, startTime, endTime, ...others } = input;
  const classDays = classDaysToStore(input, stored?.before ?? null);
  const facts = { ...input, holidays, classDays: getClassDays({ batchType: input.batchType, classDays }) };
  const completedOn = stored?.completedOn ?? [];
  const before = stored && {
    own: stored.before,
    shown: shownSchedule(stored.before, { holidays, completedOn }),
  };
  return {
    ...others,
    classDays,
    ...toOverrides(input, { facts, completedOn, before }),
    startDate: midnight(startDate),
    endDate: midnight(endDate),
    startTime: timeOfDay(startTime),
    endTime: timeOfDay(endTime),
  };
}

/** The schedule as it is stored, and the days on which topics were completed. */
async function readStored(tx: TenantTransaction, batchId: number): Promise<Stored> {
  const before = await tx.batch.findUniqueOrThrow({ where: { id: batchId }, select: scheduleColumns });
  const days = await readCompletionDays({ db: tx }, [batchId]);
  return { before, completedOn: days.get(batchId) ?? [] };
}

/** Creates a batch and returns its id. Refuses INVALID. */
export async function createBatch(
  { db, bus }: CommandContext,
  { organizationId }: Member,
  input: unknown,
): Promise<number> {
  const batch = parseInput(batchSchema, input);
  const { id } = await db.batch.create({
    data: { organizationId, ...toColumns(batch, await readHolidays(db), null) },
    select: { id: true },
  });
  bus.publish("batchChanged", { organizationId, batchId: id });
  return id;
}

/** The dates of a batch's courses lie inside the batch's. */
async function refuseCoursesOutside(tx: TenantTransaction, batchId: number, input: BatchInput) {
  const startDate = midnight(input.startDate);
  const endDate = midnight(input.endDate);
  const outside = await tx.batchCourse.findFirst({
    where: { batchId, OR: [{ startDate: { lt: startDate } }, { endDate: { gt: endDate } }] },
    orderBy: [{ startDate: "asc" }, { id: "asc" }],
    select: { startDate: true, endDate: true, course: { select: { title: true } } },
  });
  if (!outside) return;
  const message = batchMessages.coursesOutside(
    outside.course.title,
    toDay(outside.startDate),
    toDay(outside.endDate),
  );
  const field = outside.startDate < startDate ? "startDate" : "endDate";
  throw new Refusal("CONFLICT", message, [{ field, message }]);
}

interface BatchChange {
  batchId: number;
  /** When the state that the change begins from was saved; null takes the batch as it is. */
  version: Date | null;
  input: unknown;
}

/**
 * Changes a batch. Refuses INVALID, NOT_FOUND, CONFLICT when a course of it would lie outside its dates, and STALE for
 * an old version.
 */
export async function updateBatch(
  { db, bus, clock }: CommandContext & Pick<Context, "clock">,
  { organizationId }: Member,
  change: BatchChange,
): Promise<void> {
  const { batchId, version } = change;
  const input = parseInput(batchSchema, change.input);
  const row = { table: "Batch", organizationId, id: batchId } as const;
  await db.$transaction(async (tx) => {
    // No course can be added to the batch between the check and the end.
    const updatedAt = await lockForUpdate(tx, row, { version, now: clock(), messages: batchMessages });
    await refuseCoursesOutside(tx, batchId, input);
    const columns = toColumns(input, await readHolidays(tx), await readStored(tx, batchId));
    await tx.batch.update({ where: { id: batchId }, data: { ...columns, updatedAt } });
  });
  bus.publish("batchChanged", { organizationId, batchId });
}

/**
 * Deletes a batch. Refuses NOT_FOUND, and CONFLICT while users, courses, payments or work that was handed in hang on it:
 * work belongs to its learners, who may be in another batch by now.
 */
export async function deleteBatch({ db, bus }: CommandContext, { organizationId }: Member, batchId: number) {
  await db.$transaction(async (tx) => {
    const batch = await tx.batch.findUnique({
      where: { id: batchId },
      select: { _count: { select: { users: true, courses: true, payments: true } } },
    });
    if (!batch) throw new Refusal("NOT_FOUND", batchMessages.notFound);
    const { users, courses, payments } = batch._count;
    if (users + courses > 0) throw new Refusal("CONFLICT", batchMessages.occupied(users, courses));
    if (payments > 0) throw new Refusal("CONFLICT", batchMessages.paidFor);
    if ((await tx.submission.count({ where: { given: { batchId }, ...whereHandedIn } })) > 0)
      throw new Refusal("CONFLICT", batchMessages.handedIn);
    await runHooks("batchDeleted", tx, { organizationId, batchId });
    await tx.batch.delete({ where: { id: batchId } });
  });
  bus.publish("batchChanged", { organizationId, batchId });
}

/** Enrols the batch's users in its courses where they are missing. Refuses NOT_FOUND. */
export async function syncBatch(
  { db, bus, clock }: CommandContext,
  { organizationId }: Member,
  batchId: number,
): Promise<void> {
  const enrolled = await db.$transaction(async (tx) => {
    const batch = await tx.batch.findUnique({ where: { id: batchId }, select: { id: true } });
    if (!batch) throw new Refusal("NOT_FOUND", batchMessages.notFound);
    return enrolBatch(tx, { organizationId, batchId, now: clock() });
  });
  tellEnrolments(bus, organizationId, enrolled);
  if (enrolled.length > 0) bus.publish("batchChanged", { organizationId, batchId });
}
