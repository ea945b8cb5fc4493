import { lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { TenantCommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { type BatchPlace, holdGradebook } from "./commands";
import { gradeLimits, gradeMessages } from "./contract";
import { gradeItemSchema } from "./formContract";

/** Adds an item to a batch's gradebook. Refuses INVALID, NOT_FOUND, and CONFLICT when there are too many. */
export async function addGradeItem(
  { db, bus }: TenantCommandContext,
  member: Member,
  { batchId, courseId, input }: BatchPlace & { input: unknown },
): Promise<void> {
  const item = parseInput(gradeItemSchema, input);
  const place = { batchId, courseId };
  const { organizationId } = member;
  await db.$transaction(async (tx) => {
    await holdGradebook(tx, member, place);
    const last = await tx.gradeItem.aggregate({ where: place, _count: true, _max: { displayOrder: true } });
    if (last._count >= gradeLimits.items) throw new Refusal("CONFLICT", gradeMessages.tooManyItems);
    const displayOrder = (last._max.displayOrder ?? 0) + 1;
    await tx.gradeItem.create({ data: { organizationId, ...place, ...item, displayOrder } });
  });
  bus.publish("gradesChanged", { organizationId, ...place, userIds: null });
}

/** Finds an item in a gradebook that the member may write, and locks it. Refuses NOT_FOUND. */
async function holdItem(tx: TenantTransaction, member: Member, id: number): Promise<BatchPlace> {
  const found = await tx.gradeItem.findFirst({ where: { id }, select: { batchId: true, courseId: true } });
  if (!found) throw new Refusal("NOT_FOUND", gradeMessages.notFound);
  await holdGradebook(tx, member, found);
  return found;
}

interface ItemEdit {
  itemId: number;
  version?: Date | null | undefined;
  input: unknown;
}

/**
 * Changes an item that the batch added. Refuses INVALID for points below an existing mark, NOT_FOUND, and STALE
 * when someone else was faster.
 */
export async function updateGradeItem(
  { db, bus, clock }: TenantCommandContext,
  member: Member,
  { itemId: id, version, input }: ItemEdit,
): Promise<BatchPlace> {
  const item = parseInput(gradeItemSchema, input);
  const { organizationId } = member;
  const place = await db.$transaction(async (tx) => {
    const found = await holdItem(tx, member, id);
    const row = { table: "GradeItem", organizationId, id } as const;
    const updatedAt = await lockForUpdate(tx, row, { version, now: clock(), messages: gradeMessages });
    const highest = { itemId: id, replacedAt: null, points: { gt: item.points } };
    if ((await tx.gradeEntry.count({ where: highest })) > 0)
      throw refuseField("points", gradeMessages.pointsBelowMark);
    await tx.gradeItem.update({ where: { id }, data: { ...item, updatedAt } });
    return found;
  });
  bus.publish("gradesChanged", { organizationId, ...place, userIds: null });
  return place;
}

/** Deletes an item that the batch added, with its marks. Refuses NOT_FOUND. */
export async function deleteGradeItem(
  { db, bus }: TenantCommandContext,
  member: Member,
  id: number,
): Promise<BatchPlace> {
  const place = await db.$transaction(async (tx) => {
    const found = await holdItem(tx, member, id);
    await tx.gradeItem.delete({ where: { id } });
    return found;
  });
  const { organizationId } = member;
  bus.publish("gradesChanged", { organizationId, ...place, userIds: null });
  return place;
}
