import { Prisma } from "#gateway/database/generated/prisma/client";
import { lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { TenantCommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { announceNotifications } from "../notifications/commands";
import { keepDrafts } from "../submissions/keepCommands";
import { managedAssignments, whereGiven } from "./access";
import { requireManaged } from "./commands";
import { assignmentMessages, extensionSchema, giveSchema } from "./contract";
import { countTries } from "./countLoaders";
import { tellOfGiven } from "./openCommands";
import { readPlannedDates } from "./ownWorkLoaders";
import { getDue } from "./rules";

interface Gift {
  assignmentId: number;
  batchId?: number | null | undefined;
  version?: Date | null | undefined;
  input: unknown;
}

/** Refuses INVALID for a batch without the course, and for a plan that cannot be followed. */
async function requireBatch(
  tx: TenantTransaction,
  {
    batchId,
    courseId,
    topicId,
    followsPlan,
  }: { batchId: number | null; courseId: number; topicId: number | null; followsPlan: boolean },
): Promise<void> {
  if (batchId !== null && (await tx.batchCourse.count({ where: { batchId, courseId } })) === 0)
    throw refuseField("batchId", assignmentMessages.notInBatch);
  if (!followsPlan) return;
  if (batchId === null) throw refuseField("daysAfterTopic", assignmentMessages.onlyBatch);
  if (topicId === null) throw refuseField("daysAfterTopic", assignmentMessages.noTopic);
}

/**
 * Gives an assignment to a batch, or without one to everyone enrolled; giving it again changes its dates. The rubric is
 * copied the first time. Refuses INVALID, NOT_FOUND, and STALE.
 */
export async function giveAssignment(
  { db, bus, clock }: TenantCommandContext,
  member: Member,
  { assignmentId, version, input, ...gift }: Gift,
): Promise<{ givenId: number; assignmentId: number }> {
  const dates = parseInput(giveSchema, input);
  const { organizationId } = member;
  const batchId = gift.batchId ?? null;
  const now = clock();
  const { id, told } = await db.$transaction(async (tx) => {
    const row = { table: "Assignment", organizationId, id: assignmentId } as const;
    // Concurrent calls for one assignment wait for each other.
    await lockForUpdate(tx, row, { now, messages: assignmentMessages });
    const { courseId, topicId, rubricId } = await requireManaged(tx, member, assignmentId);
    const followsPlan = dates.daysAfterTopic != null;
    await requireBatch(tx, { batchId, courseId, topicId, followsPlan });
    const columns = {
      dueAt: dates.dueAt ?? null,
      closesAt: dates.closesAt ?? null,
      daysAfterTopic: dates.daysAfterTopic ?? null,
    };
    const known = await tx.givenAssignment.findFirst({ where: { assignmentId, batchId } });
    let givenId = known?.id;
    if (known) {
      const place = { table: "GivenAssignment", organizationId, id: known.id } as const;
      const updatedAt = await lockForUpdate(tx, place, { version, now, messages: assignmentMessages });
      const data = { ...columns, opensAt: dates.opensAt ?? known.opensAt, updatedAt };
      await tx.givenAssignment.update({ where: { id: known.id }, data });
    } else {
      const rubric = rubricId && (await tx.rubric.findUnique({ where: { id: rubricId } }));
      const data = { organizationId, assignmentId, batchId, ...columns, opensAt: dates.opensAt ?? now };
      const criteria = rubric ? (rubric.criteria ?? Prisma.DbNull) : Prisma.DbNull;
      givenId = (await tx.givenAssignment.create({ data: { ...data, criteria }, select: { id: true } })).id;
    }
    return { id: givenId ?? 0, told: await tellOfGiven(tx, { organizationId, now }, { id: givenId ?? 0 }) };
  });
  announceNotifications(bus, organizationId, told);
  bus.publish("assignmentsChanged", { organizationId });
  bus.publish("reviewQueueChanged", { organizationId });
  return { givenId: id, assignmentId };
}

/** Refuses NOT_FOUND for given assignments that the member does not manage. */
export async function requireGiven(tx: TenantTransaction, member: Member, id: number) {
  const where = { id, assignment: managedAssignments(member) };
  const found = await tx.givenAssignment.findFirst({ where, include: { assignment: true } });
  if (!found) throw new Refusal("NOT_FOUND", assignmentMessages.notFound);
  return found;
}

/** Withdraws a given assignment. Refuses NOT_FOUND, and CONFLICT once learners have handed in work. */
export async function takeBackAssignment(
  { db, bus }: TenantCommandContext,
  member: Member,
  givenId: number,
): Promise<{ assignmentId: number }> {
  const { organizationId } = member;
  const assignmentId = await db.$transaction(async (tx) => {
    const given = await requireGiven(tx, member, givenId);
    if ((await countTries({ db: tx, viewer: member }, [givenId])).has(givenId))
      throw new Refusal("CONFLICT", assignmentMessages.handedIn);
    await keepDrafts(tx, { organizationId, givenIds: [givenId] });
    await tx.givenAssignment.delete({ where: { id: givenId } });
    return given.assignmentId;
  });
  bus.publish("assignmentsChanged", { organizationId });
  return { assignmentId };
}

interface Extension {
  givenId: number;
  userId: number;
  dueAt: Date;
  reason: string;
}

/** Grants a learner a later due date, which replaces an earlier grant. Refuses INVALID, NOT_FOUND. */
export async function grantExtension(
  { db, bus, clock, tenant }: TenantCommandContext,
  member: Member,
  { givenId, userId, ...input }: Extension,
): Promise<void> {
  const { dueAt, reason } = parseInput(extensionSchema, input);
  const { organizationId } = member;
  await db.$transaction(async (tx) => {
    const given = await requireGiven(tx, member, givenId);
    // A learner who handed in there and is in another batch now is extended, too.
    const worked = { submissions: { some: { givenId } } };
    const inTeam = { teamMembers: { some: { team: worked } } };
    const learner = { id: userId, OR: [whereGiven({ id: givenId }), worked, inTeam] };
    if ((await tx.user.count({ where: learner })) === 0)
      throw refuseField("userId", assignmentMessages.otherMember);
    const planned = await readPlannedDates({ db: tx, viewer: member }, [givenId]);
    const due = getDue(given, planned.get(givenId), tenant.timeZone);
    if (!due) throw refuseField("dueAt", assignmentMessages.noDueDate);
    if (dueAt <= due) throw refuseField("dueAt", assignmentMessages.extensionEarlier);
    const data = {
      dueAt,
      reason,
      grantedById: member.userId,
      grantedByName: member.name,
      updatedAt: clock(),
    };
    await tx.assignmentExtension.upsert({
      where: { organizationId_givenId_userId: { organizationId, givenId, userId } },
      create: { organizationId, givenId, userId, ...data },
      update: data,
    });
  });
  bus.publish("assignmentsChanged", { organizationId });
  // Work handed in before may be in time now.
  bus.publish("reviewQueueChanged", { organizationId });
}
