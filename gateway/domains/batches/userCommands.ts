import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { runHooks } from "#gateway/ports/hooks";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { enrolBatch, tellEnrolments } from "../enrolments/commands";
import { announceNotifications, notify } from "../notifications/commands";
import { batchPath } from "../notifications/rules";
import { openColumns, whyClosed } from "../users/rules";
import type { BatchUserStatus } from "./contract";
import { assignUsersSchema, batchMessages } from "./formContract";

async function refuseImpossible(tx: TenantTransaction, batchId: number, userIds: readonly number[]) {
  const batch = await tx.batch.findUnique({ where: { id: batchId }, select: { id: true } });
  if (!batch) throw new Refusal("NOT_FOUND", batchMessages.notFound);
  const users = await tx.user.findMany({
    where: { id: { in: [...userIds] } },
    select: { userType: true, ...openColumns, batchUsers: { where: { batchId }, select: { id: true } } },
  });
  if (users.length < userIds.length) throw refuseField("userIds", batchMessages.userNotFound, "NOT_FOUND");
  if (users.some(({ userType }) => userType !== "U")) throw refuseField("userIds", batchMessages.usersOnly);
  // Present members are left as they are.
  const [closed] = users.flatMap((user) => (user.batchUsers.length > 0 ? [] : (whyClosed(user) ?? [])));
  if (closed !== undefined) throw refuseField("userIds", closed, "CONFLICT");
}

/**
 * Announces that users came into a batch, left it or have another status there. Their work on its assignments counts in
 * it as long as they are.
 */
export function tellMembers(
  bus: CommandContext["bus"],
  { organizationId, batchId }: { organizationId: number; batchId: number },
): void {
  bus.publish("batchChanged", { organizationId, batchId });
  bus.publish("assignmentsChanged", { organizationId });
  bus.publish("reviewQueueChanged", { organizationId });
}

interface Welcome {
  organizationId: number;
  batchId: number;
  userIds: number[];
  now: Date;
}

/** Tells users of the batch that they were added to, and of its published courses. */
async function welcome(tx: TenantTransaction, { batchId, userIds, ...place }: Welcome): Promise<void> {
  const batch = await tx.batch.findUniqueOrThrow({
    where: { id: batchId },
    select: {
      name: true,
      courses: {
        where: { course: { status: "PUBLISHED" } },
        select: { course: { select: { title: true } } },
        orderBy: { id: "asc" },
      },
    },
  });
  const courses = batch.courses.map(({ course }) => course.title);
  await notify(tx, place, [
    {
      kind: "welcome",
      values: { batch: batch.name, courses },
      subject: { key: "batchId", id: batchId },
      to: { id: { in: userIds } },
      path: batchPath(batchId),
    },
  ]);
}

/**
 * Adds users to a batch, enrols them in its courses and welcomes them, in a command's transaction. Returns who was
 * added, and the enrolments to announce after commit.
 */
export async function addToBatch(
  tx: TenantTransaction,
  place: { organizationId: number; batchId: number; userIds: readonly number[]; now: Date },
) {
  const { organizationId, batchId, userIds, now } = place;
  const rows = await tx.batchUser.createManyAndReturn({
    data: userIds.map((userId) => ({ organizationId, batchId, userId })),
    skipDuplicates: true,
    select: { userId: true },
  });
  const added = rows.map(({ userId }) => userId);
  if (added.length === 0) return { added, enrolled: [] };
  const scope = { organizationId, batchId, userIds: added, now };
  const enrolled = await enrolBatch(tx, { ...scope, isQuiet: true });
  await runHooks("membersChanged", tx, scope);
  await welcome(tx, scope);
  return { added, enrolled };
}

/**
 * Adds users to a batch and enrols them in its courses; present members are unchanged. Returns the ids of the
 * added users. Refuses INVALID, NOT_FOUND, and CONFLICT when all are in it already, or an account is closed.
 */
export async function assignUsers(
  { db, bus, clock }: CommandContext,
  { organizationId }: Member,
  change: { batchId: number; userIds: unknown },
): Promise<{ batchId: number; userIds: number[] }> {
  const { batchId } = change;
  const userIds = [...new Set(parseInput(assignUsersSchema, change).userIds)];
  const { added, enrolled } = await db.$transaction(async (tx) => {
    await refuseImpossible(tx, batchId, userIds);
    const outcome = await addToBatch(tx, { organizationId, batchId, userIds, now: clock() });
    if (outcome.added.length === 0) throw refuseField("userIds", batchMessages.inBatch, "CONFLICT");
    return outcome;
  });
  tellEnrolments(bus, organizationId, enrolled);
  if (enrolled.length === 0) announceNotifications(bus, organizationId, added);
  tellMembers(bus, { organizationId, batchId });
  return { batchId, userIds: added };
}

interface Membership {
  batchId: number;
  userId: number;
}

/** The users removed from a batch. */
export interface Removed {
  batchId: number;
  deletedId: number;
}

/** Removes a user from a batch; enrolments, progress, work and its marks stay. Refuses NOT_FOUND. */
export async function removeUser(
  { db, bus }: CommandContext,
  { organizationId }: Member,
  { batchId, userId }: Membership,
): Promise<Removed> {
  const place = await db.batchUser.findFirst({ where: { batchId, userId }, select: { id: true } });
  if (!place) throw new Refusal("NOT_FOUND", batchMessages.notInBatch);
  await db.$transaction(async (tx) => {
    await tx.batchUser.deleteMany({ where: { id: place.id } });
    await runHooks("membersChanged", tx, { organizationId, userIds: [userId] });
  });
  tellMembers(bus, { organizationId, batchId });
  return { batchId, deletedId: place.id };
}

/**
 * Sets the status of a user in a batch; a reactivated user is enrolled in its courses again. Refuses
 * NOT_FOUND.
 */
export async function setUserStatus(
  { db, bus, clock }: CommandContext,
  { organizationId }: Member,
  { batchId, userId, status }: Membership & { status: BatchUserStatus },
): Promise<void> {
  const enrolled = await db.$transaction(async (tx) => {
    const { count } = await tx.batchUser.updateMany({ where: { batchId, userId }, data: { status } });
    if (count === 0) throw new Refusal("NOT_FOUND", batchMessages.notInBatch);
    await runHooks("membersChanged", tx, { organizationId, userIds: [userId] });
    return enrolBatch(tx, { organizationId, batchId, userIds: [userId], now: clock() });
  });
  tellEnrolments(bus, organizationId, enrolled);
  tellMembers(bus, { organizationId, batchId });
}
