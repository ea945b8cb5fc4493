import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { enrolBatch, tellEnrolments } from "../enrolments/commands";
import type { BatchUserStatus } from "./contract";
import { assignUsersSchema, batchMessages } from "./formContract";

async function refuseImpossible(tx: TenantTransaction, batchId: number, userIds: readonly number[]) {
  const batch = await tx.batch.findUnique({ where: { id: batchId }, select: { id: true } });
  if (!batch) throw new Refusal("NOT_FOUND", batchMessages.notFound);
  const users = await tx.user.findMany({
    where: { id: { in: [...userIds] } },
    select: { id: true, userType: true },
  });
  if (users.length < userIds.length) throw refuseField("userIds", batchMessages.userNotFound, "NOT_FOUND");
  if (users.some(({ userType }) => userType !== "U")) throw refuseField("userIds", batchMessages.usersOnly);
}

/**
 * Adds users to a batch and enrols them in its courses, in a command's transaction. Returns who was added, and the
 * enrolments to tell of after commit.
 */
export async function addToBatch(
  tx: TenantTransaction,
  place: { organizationId: number; batchId: number; userIds: readonly number[] },
) {
  const { organizationId, batchId, userIds } = place;
  const rows = await tx.batchUser.createManyAndReturn({
    data: userIds.map((userId) => ({ organizationId, batchId, userId })),
    skipDuplicates: true,
    select: { userId: true },
  });
  const added = rows.map(({ userId }) => userId);
  if (added.length === 0) return { added, enrolled: [] };
  return { added, enrolled: await enrolBatch(tx, { organizationId, batchId, userIds: added }) };
}

/**
 * Adds users to a batch and enrols them in its courses; present members are unchanged. Returns the ids of the
 * added users. Refuses INVALID, NOT_FOUND, and CONFLICT when all are in it already.
 */
export async function assignUsers(
  { db, bus }: CommandContext,
  { organizationId }: Member,
  change: { batchId: number; userIds: unknown },
): Promise<{ batchId: number; userIds: number[] }> {
  const { batchId } = change;
  const userIds = [...new Set(parseInput(assignUsersSchema, change).userIds)];
  const { added, enrolled } = await db.$transaction(async (tx) => {
    await refuseImpossible(tx, batchId, userIds);
    const outcome = await addToBatch(tx, { organizationId, batchId, userIds });
    if (outcome.added.length === 0) throw refuseField("userIds", batchMessages.inBatch, "CONFLICT");
    return outcome;
  });
  tellEnrolments(bus, organizationId, enrolled);
  bus.publish("batchChanged", { organizationId, batchId });
  return { batchId, userIds: added };
}

interface Place {
  batchId: number;
  userId: number;
}

/** What was removed from a batch. */
export interface Removed {
  batchId: number;
  deletedId: number;
}

/** Removes a user from a batch; enrolments and their progress stay. Refuses NOT_FOUND. */
export async function removeUser(
  { db, bus }: CommandContext,
  { organizationId }: Member,
  { batchId, userId }: Place,
): Promise<Removed> {
  const place = await db.batchUser.findFirst({ where: { batchId, userId }, select: { id: true } });
  if (!place) throw new Refusal("NOT_FOUND", batchMessages.notInBatch);
  await db.batchUser.deleteMany({ where: { id: place.id } });
  bus.publish("batchChanged", { organizationId, batchId });
  return { batchId, deletedId: place.id };
}

/**
 * Sets the status of a user in a batch; a reactivated user is enrolled in its courses again. Refuses
 * NOT_FOUND.
 */
export async function setUserStatus(
  { db, bus }: CommandContext,
  { organizationId }: Member,
  { batchId, userId, status }: Place & { status: BatchUserStatus },
): Promise<void> {
  const enrolled = await db.$transaction(async (tx) => {
    const { count } = await tx.batchUser.updateMany({ where: { batchId, userId }, data: { status } });
    if (count === 0) throw new Refusal("NOT_FOUND", batchMessages.notInBatch);
    return enrolBatch(tx, { organizationId, batchId, userIds: [userId] });
  });
  tellEnrolments(bus, organizationId, enrolled);
  bus.publish("batchChanged", { organizationId, batchId });
}
