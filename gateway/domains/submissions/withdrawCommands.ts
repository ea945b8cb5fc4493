import { lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { TenantCommandContext } from "#gateway/graphql/context";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { hasPassed } from "../minuteContract";
import { whereOwn } from "./access";
import { submissionMessages, withdrawCostField } from "./contract";
import { lockOwn, type OwnAssignment } from "./draftCommands";
import { publishHandIn } from "./handInCommands";
import { countDaysLate, getPenalty } from "./rules";

interface OwnPiece {
  submissionId: number;
  now: Date;
  timeZone: string;
}

/** Finds and locks a submission of the member's, with its assignment as the member was given it. Refuses NOT_FOUND. */
async function lockPiece(tx: TenantTransaction, member: Member, { submissionId, now, timeZone }: OwnPiece) {
  const where = { id: submissionId, AND: whereOwn(member.userId) };
  const found = await tx.submission.findFirst({
    where,
    select: { given: { select: { assignmentId: true } } },
  });
  if (!found) throw new Refusal("NOT_FOUND", submissionMessages.notFound);
  const { assignmentId } = found.given;
  const place = await lockOwn(tx, member, { assignmentId, timeZone, now });
  const row = { table: "Submission", organizationId: member.organizationId, id: submissionId } as const;
  const updatedAt = await lockForUpdate(tx, row, { now, messages: submissionMessages });
  const piece = await tx.submission.findUniqueOrThrow({ where: { id: submissionId } });
  return { piece, place, assignmentId, updatedAt };
}

/** Refuses CONFLICT where what is withdrawn could not be handed in again. */
function requireReturn({ assignment, own, dueAt, closesAt }: OwnAssignment, now: Date): void {
  if (!own.isGiven || (closesAt && hasPassed(closesAt, now)))
    throw new Refusal("CONFLICT", submissionMessages.withdrawClosed);
  if (assignment.lateRule === "REFUSE" && dueAt && hasPassed(dueAt, now))
    throw new Refusal("CONFLICT", submissionMessages.withdrawLate);
}

interface Withdrawn extends OwnPiece {
  handedInAt: Date | null;
}

/** Refuses CONFLICT, with what it costs, where handing in again loses more for being late. */
function requireNoCost({ assignment, dueAt }: OwnAssignment, { handedInAt, now, timeZone }: Withdrawn): void {
  const penaltyAt = (at: Date) => getPenalty(assignment, countDaysLate({ dueAt, at, timeZone }));
  const [before, again] = [penaltyAt(handedInAt ?? now), penaltyAt(now)];
  if (again <= before) return;
  const cost = { before, now: again, each: assignment.latePercent };
  throw refuseField(withdrawCostField, submissionMessages.withdrawCost(cost), "CONFLICT");
}

interface Withdrawing {
  submissionId: number;
  /** Whether the member knows what handing in again costs. */
  isCostAccepted?: boolean | null | undefined;
}

/**
 * Withdraws a submission that is handed in and not being marked: it is a draft again. Refuses NOT_FOUND, and CONFLICT where
 * it could not be handed in again; where that loses more for being late, with the field `isCostAccepted` until it is true.
 */
export async function withdrawSubmission(
  context: TenantCommandContext,
  member: Member,
  { submissionId, isCostAccepted }: Withdrawing,
): Promise<{ submissionId: number; assignmentId: number }> {
  const { db, clock, tenant } = context;
  const wanted = { submissionId, now: clock(), timeZone: tenant.timeZone };
  const { now } = wanted;
  const assignmentId = await db.$transaction(async (tx) => {
    const { piece, place, updatedAt, ...about } = await lockPiece(tx, member, wanted);
    if (piece.state !== "HANDED_IN") throw new Refusal("CONFLICT", submissionMessages.notWaiting);
    if (piece.reviewerId !== null && piece.reservedUntil && piece.reservedUntil > now)
      throw new Refusal("CONFLICT", submissionMessages.beingRead);
    requireReturn(place, now);
    if (!isCostAccepted) requireNoCost(place, { ...wanted, handedInAt: piece.handedInAt });
    // The person who handed it in and the AI's proposals stay for the case that it is restored.
    const data = {
      state: "DRAFT" as const,
      handedInAt: null,
      daysLate: 0,
      formerHandedInAt: piece.handedInAt,
      withdrawnAt: updatedAt,
      updatedAt,
    };
    await tx.submission.update({ where: { id: submissionId }, data });
    return about.assignmentId;
  });
  publishHandIn(context, member.organizationId, submissionId);
  return { submissionId, assignmentId };
}

/**
 * Restores a submission as it was before it was withdrawn: its work, its moment and who handed it in. Refuses NOT_FOUND,
 * and CONFLICT once the draft has changed.
 */
export async function undoWithdrawal(
  context: TenantCommandContext,
  member: Member,
  submissionId: number,
): Promise<{ submissionId: number; assignmentId: number }> {
  const { db, clock, tenant } = context;
  const wanted = { submissionId, now: clock(), timeZone: tenant.timeZone };
  const assignmentId = await db.$transaction(async (tx) => {
    const { piece, place, updatedAt, ...about } = await lockPiece(tx, member, wanted);
    const { state, withdrawnAt, formerHandedInAt: at } = piece;
    const isSame = withdrawnAt && piece.updatedAt.getTime() === withdrawnAt.getTime();
    if (state !== "DRAFT" || !at || !isSame) throw new Refusal("CONFLICT", submissionMessages.changedSince);
    const data = {
      state: "HANDED_IN" as const,
      handedInAt: at,
      daysLate: countDaysLate({ dueAt: place.dueAt, at, timeZone: wanted.timeZone }),
      withdrawnAt: null,
      formerHandedInAt: null,
      updatedAt,
    };
    await tx.submission.update({ where: { id: submissionId }, data });
    return about.assignmentId;
  });
  publishHandIn(context, member.organizationId, submissionId);
  return { submissionId, assignmentId };
}
