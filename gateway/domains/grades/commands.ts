import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { TenantCommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { gradedBatchCourses } from "./access";
import { findManualId, gradeMessages } from "./contract";
import { type CellInput, cellSchema } from "./formContract";
import { findItems, type ItemRow } from "./gradebookRules";
import { itemsSql } from "./sourceLoaders";

/** A course of a batch. */
export interface BatchPlace {
  batchId: number;
  courseId: number;
}

/**
 * Locks a batch course that the member grades until the end of the transaction, so that marks are entered one after the
 * other. Refuses NOT_FOUND.
 */
export async function holdGradebook(
  tx: TenantTransaction,
  member: Member,
  { batchId, courseId }: BatchPlace,
): Promise<void> {
  const where = { batchId, courseId, AND: gradedBatchCourses(member) };
  if ((await tx.batchCourse.count({ where })) === 0)
    throw new Refusal("NOT_FOUND", gradeMessages.noBatchCourse);
  await tx.$queryRaw`
    SELECT "id" FROM "BatchCourse"
    WHERE "organizationId" = ${member.organizationId} AND "batchId" = ${batchId} AND "courseId" = ${courseId}
    FOR NO KEY UPDATE`;
}

/** The items of a gradebook, as staff see them. */
export async function readItems(
  tx: TenantTransaction,
  { tenant, clock }: Pick<TenantCommandContext, "tenant" | "clock">,
  place: BatchPlace,
): Promise<readonly ItemRow[]> {
  const now = clock();
  const courseIds = [place.courseId];
  const wanted = { courseIds, batchIds: [place.batchId], userIds: [], hasNoBatch: false, now };
  const rows = await tx.$queryRaw<ItemRow[]>(
    itemsSql({ organizationId: tenant.id, timeZone: tenant.timeZone, ...wanted }),
  );
  return findItems(rows, place);
}

/** The input for a cell. */
export interface NewEntry extends Pick<CellInput, "points" | "isExcused" | "reason"> {
  userId: number;
  itemKey: string;
}

/** Writes entries in place of those that held before, in two statements. */
export async function writeEntries(
  tx: TenantTransaction,
  { member, place, now }: { member: Member; place: BatchPlace; now: Date },
  entries: readonly NewEntry[],
): Promise<void> {
  const { organizationId, userId: enteredById, name: enteredByName } = member;
  const cells = entries.map(({ userId, itemKey }) => ({ userId, itemKey }));
  await tx.gradeEntry.updateMany({
    where: { ...place, replacedAt: null, OR: cells },
    data: { replacedAt: now },
  });
  await tx.gradeEntry.createMany({
    data: entries.map((entry) => ({
      organizationId,
      ...place,
      ...entry,
      enteredById,
      enteredByName,
      enteredAt: now,
      itemId: findManualId(entry.itemKey),
    })),
  });
}

/** Refuses INVALID for a mark above the item's points, and for an override or an excuse without a reason. */
function requireEntry(item: ItemRow, { points, isExcused, reason }: CellInput): void {
  if (points !== null && points > item.maxPoints)
    throw refuseField("points", gradeMessages.tooManyPoints(item.maxPoints));
  const isOverride = isExcused || (item.updatedAt === null && points !== null);
  if (isOverride && reason === "") throw refuseField("reason", gradeMessages.needsReason);
}

/** Refuses NOT_FOUND for a learner who is not in the batch, or has dropped out. */
async function requireLearner(tx: TenantTransaction, batchId: number, userId: number): Promise<void> {
  const where = { batchId, userId, status: { not: "DROPPED" as const } };
  if ((await tx.batchUser.count({ where })) === 0) throw new Refusal("NOT_FOUND", gradeMessages.notInBatch);
}

interface CellEdit extends BatchPlace {
  userId: number;
  itemKey: string;
  /** Id of the latest entry when the edit began, null for none; undefined overwrites any entry. */
  seen?: number | null | undefined;
  input: unknown;
}

/**
 * Enters a mark, an override or an excuse, or removes an entry. Earlier entries stay in the history. Refuses
 * INVALID, NOT_FOUND, and STALE when someone else was faster.
 */
export async function enterMark(
  context: TenantCommandContext,
  member: Member,
  { batchId, courseId, userId, itemKey, seen, input }: CellEdit,
): Promise<void> {
  const entry = parseInput(cellSchema, input);
  const place = { batchId, courseId };
  const now = context.clock();
  await context.db.$transaction(async (tx) => {
    await holdGradebook(tx, member, place);
    await requireLearner(tx, batchId, userId);
    const item = (await readItems(tx, context, place)).find(({ key }) => key === itemKey);
    if (!item) throw new Refusal("NOT_FOUND", gradeMessages.noCell);
    requireEntry(item, entry);
    const where = { ...place, userId, itemKey, replacedAt: null };
    const last = await tx.gradeEntry.findFirst({ where, select: { id: true } });
    if (seen !== undefined && seen !== (last?.id ?? null))
      throw new Refusal("STALE", gradeMessages.changedMark);
    const cell = { userId, itemKey, ...entry, points: entry.isExcused ? null : entry.points };
    await writeEntries(tx, { member, place, now }, [cell]);
  });
  const { organizationId } = member;
  context.bus.publish("gradesChanged", { organizationId, ...place, userIds: [userId] });
}
