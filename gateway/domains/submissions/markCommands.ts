import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { announceNotifications, notify } from "../notifications/commands";
import { assignmentPath } from "../notifications/rules";
import { readCriteria } from "../rubrics/rules";
import { whereOwnSubmission } from "./access";
import { type MarkInput, submissionMarkSchema, submissionMessages } from "./contract";
import { readLateness } from "./latenessLoaders";
import { lockPiece, type Piece, publishPiece } from "./reviewCommands";
import { getScore, readLevels, reservedFrom, roundPoints, scalePoints } from "./rules";

type Outcome = "RETURNED" | "ACCEPTED";

/**
 * Returns the points of the input before lateness. Refuses INVALID for points that are missing or too high.
 */
function readPoints(piece: Piece, input: MarkInput, outcome: Outcome) {
  const { assignment, criteria: copied } = piece.given;
  const criteria = readCriteria(copied);
  const marked = readLevels(criteria, input.levels, outcome === "ACCEPTED");
  if (!Array.isArray(marked)) throw refuseField(marked.field, marked.message);
  if (criteria.length > 0) return { marked, points: scalePoints(criteria, marked, assignment.points) };
  if (input.points == null && outcome === "ACCEPTED")
    throw refuseField("points", submissionMessages.pointsMissing);
  const points = roundPoints(input.points ?? 0);
  if (points > assignment.points) throw refuseField("points", submissionMessages.tooMany(assignment.points));
  return { marked, points };
}

/** The points of each learner of a piece. Refuses INVALID for other people, and for too many points. */
function readMembers(piece: Piece, { members }: MarkInput, points: number): Map<number, number> {
  const { assignment } = piece.given;
  const userIds = piece.team?.members.map(({ userId }) => userId) ?? [piece.userId ?? -1];
  const byUser = new Map(userIds.map((userId) => [userId, points]));
  if (!assignment.marksEach) return byUser;
  for (const [index, item] of members.entries()) {
    if (!byUser.has(item.userId)) throw refuseField(`members.${index}`, submissionMessages.notMember);
    if (item.points > assignment.points)
      throw refuseField(`members.${index}`, submissionMessages.tooMany(assignment.points));
    byUser.set(item.userId, roundPoints(item.points));
  }
  return byUser;
}

interface Marking {
  piece: Piece;
  input: MarkInput;
  outcome: Outcome;
  now: Date;
}

/** Writes the marks; earlier ones stay in the history, replaced. */
async function writeMarks(
  tx: TenantTransaction,
  { organizationId, userId: markedById, name: markedByName }: Member,
  { piece, input, outcome, now }: Marking,
): Promise<void> {
  const { assignment } = piece.given;
  const { marked, points } = readPoints(piece, input, outcome);
  const submissionId = piece.id;
  const late = await readLateness({ db: tx, viewer: { organizationId } }, [submissionId]);
  const penalty = late.get(submissionId)?.penalty ?? 0;
  await tx.submissionMark.updateMany({
    where: { submissionId, replacedAt: null },
    data: { replacedAt: now },
  });
  await tx.submissionMark.createMany({
    data: [...readMembers(piece, input, points)].map(([userId, own]) => ({
      organizationId,
      submissionId,
      userId,
      outcome,
      points: own,
      maxPoints: assignment.points,
      penalty,
      score: getScore(own, penalty),
      comment: input.comment,
      criteria: marked,
      markedById,
      markedByName,
      markedAt: now,
    })),
  });
}

/** Notifies the learners of a piece. */
const tellLearners = (
  tx: TenantTransaction,
  { organizationId }: Member,
  { piece, outcome, now }: Marking,
): Promise<number[]> => {
  const { assignment } = piece.given;
  return notify(tx, { organizationId, now }, [
    {
      kind: "assignmentMarked",
      to: whereOwnSubmission(piece.id),
      path: assignmentPath(assignment),
      values: {
        assignment: assignment.title,
        course: assignment.course.title,
        isReturned: outcome === "RETURNED",
      },
      subject: { key: "submissionId", id: piece.id },
      occasion: `${piece.id}:${now.getTime()}`,
    },
  ]);
};

interface Judgement {
  submissionId: number;
  input: unknown;
}

const judge =
  (outcome: Outcome) =>
  async (context: CommandContext, member: Member, { submissionId, input }: Judgement): Promise<void> => {
    const parsed = parseInput(submissionMarkSchema, input);
    const { organizationId } = member;
    const now = context.clock();
    const told = await context.db.$transaction(async (tx) => {
      const { piece, updatedAt } = await lockPiece(tx, member, { submissionId, now });
      if (piece.state === "DRAFT") throw new Refusal("CONFLICT", submissionMessages.draft);
      if (outcome === "RETURNED" && piece.number > piece.given.assignment.resubmissions)
        throw new Refusal("CONFLICT", submissionMessages.noneLeft);
      const marking = { piece, input: parsed, outcome, now };
      await writeMarks(tx, member, marking);
      await tx.submission.update({
        where: { id: submissionId },
        data: { state: outcome, reviewerId: null, reservedUntil: null, updatedAt },
      });
      return tellLearners(tx, member, marking);
    });
    announceNotifications(context.bus, organizationId, told);
    publishPiece(context, organizationId, submissionId);
  };

/** Accepts a piece with its mark. Refuses INVALID, NOT_FOUND, and CONFLICT while someone else marks it. */
export const gradeSubmission = judge("ACCEPTED");

/** Returns a piece for another try. Refuses INVALID, NOT_FOUND, and CONFLICT without a further try. */
export const returnSubmission = judge("RETURNED");

/**
 * Undoes the member's last mark: the piece is theirs to mark again, and the mark before it holds again. Refuses
 * NOT_FOUND, and CONFLICT once they have marked another piece, or the learner has continued.
 */
export async function undoGrade(context: CommandContext, member: Member, submissionId: number) {
  const now = context.clock();
  await context.db.$transaction(async (tx) => {
    const { piece, updatedAt } = await lockPiece(tx, member, { submissionId, now });
    const last = await tx.submissionMark.findFirst({
      where: { markedById: member.userId, undone: false },
      orderBy: [{ markedAt: "desc" }, { id: "desc" }],
    });
    if (!last || last.submissionId !== submissionId || last.replacedAt)
      throw new Refusal("CONFLICT", submissionMessages.nothingToUndo);
    const ofPiece = { submissionId };
    await tx.submissionMark.updateMany({
      where: { ...ofPiece, replacedAt: null },
      data: { replacedAt: now, undone: true },
    });
    const before = { ...ofPiece, replacedAt: last.markedAt, undone: false };
    const earlier = await tx.submissionMark.findFirst({ where: before });
    await tx.submissionMark.updateMany({ where: before, data: { replacedAt: null } });
    await tx.submission.update({
      where: { id: piece.id },
      data: {
        state: earlier?.outcome ?? "HANDED_IN",
        updatedAt,
        reviewerId: member.userId,
        reservedUntil: reservedFrom(now),
      },
    });
  });
  publishPiece(context, member.organizationId, submissionId);
}
