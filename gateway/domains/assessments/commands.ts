import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import { createToken } from "#gateway/session/tokens";
import type { Member } from "#gateway/session/viewer";
import { assessmentLimits, assessmentMessages } from "./contract";
import { getFinishedAt } from "./rules";

export { renamePracticeAssessment, updatePracticeAssessment } from "./practiceCommands";

type CommandContext = Pick<Context, "db" | "clock">;
type Telling = CommandContext & Pick<Context, "bus">;

/**
 * Locks an attempt of the viewer until the end of the transaction: answers and the submission are saved one
 * by one.
 */
async function holdAttempt(tx: TenantTransaction, member: Member, attemptId: number) {
  await tx.$queryRaw`
    SELECT "id" FROM "Attempt"
    WHERE "organizationId" = ${member.organizationId} AND "userId" = ${member.userId} AND "id" = ${attemptId}
    FOR UPDATE`;
  const attempt = await tx.attempt.findFirst({
    where: { id: attemptId, userId: member.userId },
    select: { id: true, submittedAt: true, dueAt: true, shareToken: true },
  });
  if (!attempt) throw new Refusal("NOT_FOUND", assessmentMessages.attemptNotFound);
  return attempt;
}

/**
 * An answer: chosen options, or a text for a short-text question. An empty answer removes the earlier one.
 */
export interface Answer {
  questionId: number;
  optionIds: readonly number[];
  text: string | null;
}

interface AskedQuestion {
  type: string;
  options: readonly { id: number }[];
}

function refuseWrongAnswer({ type, options }: AskedQuestion, { optionIds, text }: Answer): void {
  const known = new Set(options.map(({ id }) => id));
  if (optionIds.some((id) => !known.has(id))) throw new Refusal("INVALID", assessmentMessages.foreignOption);
  if (type !== "MULTIPLE" && optionIds.length > 1) throw new Refusal("INVALID", assessmentMessages.oneOption);
  if ((text ?? "").length > assessmentLimits.shortText)
    throw new Refusal("INVALID", assessmentMessages.tooLong);
}

/**
 * Saves one answer of the viewer's open attempt, and returns the attempt's id. Refuses after the time limit.
 */
export async function saveAnswer(
  { db, bus, clock }: Telling,
  member: Member,
  answer: Answer,
): Promise<number> {
  const { organizationId } = member;
  const { questionId, optionIds } = answer;
  const attemptId = await db.$transaction(async (tx) => {
    const question = await tx.attemptQuestion.findFirst({
      where: { id: questionId, attempt: { userId: member.userId } },
      select: { attemptId: true, type: true, options: { select: { id: true } } },
    });
    if (!question) throw new Refusal("NOT_FOUND", assessmentMessages.questionNotFound);
    const attempt = await holdAttempt(tx, member, question.attemptId);
    const now = clock();
    if (attempt.submittedAt) throw new Refusal("CONFLICT", assessmentMessages.submitted);
    if (getFinishedAt(attempt, now)) throw new Refusal("CONFLICT", assessmentMessages.timeOver);
    refuseWrongAnswer(question, answer);
    const text = question.type === "SHORT_TEXT" ? answer.text?.trim() || null : null;
    const isEmpty = text === null && optionIds.length === 0;
    await tx.attemptOption.updateMany({ where: { questionId }, data: { isChosen: false } });
    await tx.attemptOption.updateMany({
      where: { questionId, id: { in: [...optionIds] } },
      data: { isChosen: true },
    });
    await tx.attemptQuestion.update({
      where: { id: questionId },
      data: { answerText: text, answeredAt: isEmpty ? null : now },
    });
    return attempt.id;
  });
  bus.publish("attemptChanged", { organizationId, attemptId, questionId });
  return attemptId;
}

/** Ends the viewer's attempt; submitting one that has ended changes nothing. Refuses NOT_FOUND. */
export async function submitAttempt(
  { db, bus, clock }: Telling,
  member: Member,
  attemptId: number,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const attempt = await holdAttempt(tx, member, attemptId);
    const now = clock();
    if (getFinishedAt(attempt, now)) return;
    await tx.attempt.update({ where: { id: attemptId }, data: { submittedAt: now } });
  });
  bus.publish("attemptChanged", { organizationId: member.organizationId, attemptId, questionId: null });
}

/** Makes the result page of a finished attempt public, under a token. Refuses NOT_FOUND and CONFLICT. */
export async function shareAttempt(
  { db, clock }: CommandContext,
  member: Member,
  attemptId: number,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const attempt = await holdAttempt(tx, member, attemptId);
    if (!getFinishedAt(attempt, clock())) throw new Refusal("CONFLICT", assessmentMessages.notFinished);
    if (attempt.shareToken) return;
    // The token includes the tenant, so that the page opens whatever tenant its visitor comes from. A dot in
    // the address would make it look like a file's.
    const shareToken = `${member.organizationId}-${createToken()}`;
    await tx.attempt.update({ where: { id: attemptId }, data: { shareToken } });
  });
}
