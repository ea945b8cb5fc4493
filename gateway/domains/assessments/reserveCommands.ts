import { lockRow } from "#gateway/database/lockRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { isMarkedByHand } from "../questions/contract";
import { submissionMessages } from "../submissions/contract";
import { isTakenByOther, reservedFrom } from "../submissions/rules";
import { resultAssessments } from "./access";
import { getFinishedAt } from "./attemptRules";
import { assessmentMessages } from "./contract";
import { resultsMessages } from "./resultsContract";

const markedColumns = {
  id: true,
  type: true,
  marks: true,
  maxMarks: true,
  markedById: true,
  reviewerId: true,
  reviewerName: true,
  reservedUntil: true,
  attempt: {
    select: {
      id: true,
      userId: true,
      assessmentId: true,
      submittedAt: true,
      dueAt: true,
      releasedAt: true,
      assessment: {
        select: {
          title: true,
          holdsMarks: true,
          showAnswers: true,
          answersAt: true,
          course: { select: { title: true } },
        },
      },
    },
  },
} as const;

/**
 * Locks an answer that the member marks. Refuses NOT_FOUND, and CONFLICT before its attempt has ended, and while someone else
 * marks it.
 */
export async function lockAnswer(
  tx: TenantTransaction,
  member: Member,
  { questionId: id, now }: { questionId: number; now: Date },
) {
  await lockRow(tx, { table: "AttemptQuestion", organizationId: member.organizationId, id }, "FOR UPDATE");
  const where = { id, attempt: { assessment: resultAssessments(member) } };
  const answer = await tx.attemptQuestion.findFirst({ where, select: markedColumns });
  if (!answer) throw new Refusal("NOT_FOUND", assessmentMessages.questionNotFound);
  if (!isMarkedByHand(answer.type)) throw new Refusal("CONFLICT", resultsMessages.markedByServer);
  if (!getFinishedAt(answer.attempt, now)) throw new Refusal("CONFLICT", resultsMessages.notEnded);
  if (isTakenByOther(answer, { userId: member.userId, now }))
    throw new Refusal("CONFLICT", submissionMessages.taken(answer.reviewerName));
  return answer;
}

export type LockedAnswer = Awaited<ReturnType<typeof lockAnswer>>;

/** An answer that no one has taken. */
export const notReserved = { reviewerId: null, reviewerName: "", reservedUntil: null } as const;

/** An answer that the member has taken now. */
export const reservedBy = ({ userId, name }: Member, now: Date) => ({
  reviewerId: userId,
  reviewerName: name,
  reservedUntil: reservedFrom(now),
});

const reserve =
  (toData: (member: Member, now: Date) => ReturnType<typeof reservedBy> | typeof notReserved) =>
  async ({ db, bus, clock }: CommandContext, member: Member, questionId: number): Promise<number> => {
    const now = clock();
    const { attempt } = await db.$transaction(async (tx) => {
      const answer = await lockAnswer(tx, member, { questionId, now });
      await tx.attemptQuestion.update({ where: { id: questionId }, data: toData(member, now) });
      return answer;
    });
    bus.publish("reviewQueueChanged", { organizationId: member.organizationId });
    return attempt.assessmentId;
  };

/**
 * Reserves an answer for 24 hours, so that no one else marks it. Returns the assessment's id. Refuses NOT_FOUND,
 * and CONFLICT if someone has it.
 */
export const takeAnswer = reserve(reservedBy);

/**
 * Puts a reserved answer back into the queue, and returns the assessment's id. Refuses NOT_FOUND and CONFLICT.
 */
export const releaseAnswer = reserve(() => notReserved);
