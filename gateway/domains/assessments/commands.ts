import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext, Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import { createToken } from "#gateway/session/tokens";
import type { Member } from "#gateway/session/viewer";
import { whereUnmarked } from "./access";
import { getFinishedAt, showsMarks } from "./attemptRules";
import { assessmentMessages } from "./contract";

type AttemptContext = Pick<Context, "db" | "clock">;

/**
 * Locks an attempt of the viewer until the end of the transaction: answers and the submission are saved one
 * by one.
 */
export async function holdAttempt(tx: TenantTransaction, member: Member, attemptId: number) {
  await tx.$queryRaw`
    SELECT "id" FROM "Attempt"
    WHERE "organizationId" = ${member.organizationId} AND "userId" = ${member.userId} AND "id" = ${attemptId}
    FOR UPDATE`;
  const attempt = await tx.attempt.findFirst({
    where: { id: attemptId, userId: member.userId },
    select: {
      id: true,
      assessmentId: true,
      submittedAt: true,
      dueAt: true,
      releasedAt: true,
      shareToken: true,
      negativePercent: true,
      assessment: { select: { holdsMarks: true, showAnswers: true, answersAt: true } },
    },
  });
  if (!attempt) throw new Refusal("NOT_FOUND", assessmentMessages.attemptNotFound);
  return attempt;
}

/** Ends the viewer's attempt; submitting one that has ended changes nothing. Refuses NOT_FOUND. */
export async function submitAttempt({ db, bus, clock }: CommandContext, member: Member, attemptId: number) {
  const { organizationId } = member;
  const { assessmentId, unmarked } = await db.$transaction(async (tx) => {
    const attempt = await holdAttempt(tx, member, attemptId);
    const now = clock();
    if (!getFinishedAt(attempt, now))
      await tx.attempt.update({ where: { id: attemptId }, data: { submittedAt: now } });
    const waiting = await tx.attemptQuestion.count({ where: { attemptId, ...whereUnmarked } });
    return { assessmentId: attempt.assessmentId, unmarked: waiting };
  });
  bus.publish("attemptChanged", { organizationId, attemptId, questionId: null });
  bus.publish("sittingsChanged", { organizationId, assessmentId, attemptId });
  if (unmarked > 0) bus.publish("reviewQueueChanged", { organizationId });
}

/** Makes the result page of a finished attempt public, under a token. Refuses NOT_FOUND and CONFLICT. */
export async function shareAttempt({ db, clock }: AttemptContext, member: Member, attemptId: number) {
  await db.$transaction(async (tx) => {
    const attempt = await holdAttempt(tx, member, attemptId);
    if (!getFinishedAt(attempt, clock())) throw new Refusal("CONFLICT", assessmentMessages.notFinished);
    if (!showsMarks(attempt, clock())) throw new Refusal("CONFLICT", assessmentMessages.notReleased);
    if (attempt.shareToken) return;
    // The token includes the tenant, so that the page opens for visitors of any tenant. A dot in the address would
    // make it look like a file's.
    const shareToken = `${member.organizationId}-${createToken()}`;
    await tx.attempt.update({ where: { id: attemptId }, data: { shareToken } });
  });
}
