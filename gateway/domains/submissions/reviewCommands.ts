import { lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { markedSubmissions } from "./access";
import { submissionMessages } from "./contract";
import { isTakenByOther, type Reservation, reservedFrom } from "./rules";

const include = {
  given: { include: { assignment: { include: { course: true } } } },
  reviewer: true,
  team: { include: { members: true } },
} as const;

/**
 * Locks a submission that the member marks. Refuses NOT_FOUND, and CONFLICT while someone else marks it, and if a
 * newer submission counts.
 */
export async function lockPiece(
  tx: TenantTransaction,
  member: Member,
  { submissionId: id, now }: { submissionId: number; now: Date },
) {
  const row = { table: "Submission", organizationId: member.organizationId, id } as const;
  const updatedAt = await lockForUpdate(tx, row, { now, messages: submissionMessages });
  const where = { id, AND: markedSubmissions(member) };
  const piece = await tx.submission.findFirst({ where, include });
  if (!piece) throw new Refusal("NOT_FOUND", submissionMessages.notFound);
  const { reviewer, userId, teamId, number } = piece;
  const { assignmentId } = piece.given;
  if (isTakenByOther(piece, { userId: member.userId, now }))
    throw new Refusal("CONFLICT", submissionMessages.taken(reviewer?.name ?? ""));
  const later = { given: { assignmentId }, userId, teamId, number: { gt: number } };
  if ((await tx.submission.count({ where: later })) > 0)
    throw new Refusal("CONFLICT", submissionMessages.laterTry);
  return { piece, updatedAt };
}

export type Piece = Awaited<ReturnType<typeof lockPiece>>["piece"];

/** Publishes that a piece has changed, and the queue with it. */
export function publishPiece(
  { bus }: Pick<CommandContext, "bus">,
  organizationId: number,
  submissionId: number,
) {
  bus.publish("submissionChanged", { organizationId, submissionId });
  bus.publish("reviewQueueChanged", { organizationId });
}

const reserve =
  (toReservation: (member: Member, now: Date) => Reservation) =>
  async (context: CommandContext, member: Member, submissionId: number): Promise<void> => {
    const now = context.clock();
    await context.db.$transaction(async (tx) => {
      const { updatedAt } = await lockPiece(tx, member, { submissionId, now });
      const data = { ...toReservation(member, now), updatedAt };
      await tx.submission.update({ where: { id: submissionId }, data });
    });
    publishPiece(context, member.organizationId, submissionId);
  };

/**
 * Reserves a piece for 24 hours, so that no one else marks it. Refuses NOT_FOUND, and CONFLICT if someone has it.
 */
export const takeSubmission = reserve(({ userId }, now) => ({
  reviewerId: userId,
  reservedUntil: reservedFrom(now),
}));

/**
 * Puts a reserved piece back into the queue. Refuses NOT_FOUND, and CONFLICT for one that someone else has.
 */
export const releaseSubmission = reserve(() => ({ reviewerId: null, reservedUntil: null }));
