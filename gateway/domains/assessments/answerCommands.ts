import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { requireUsableFiles } from "../files/useCommands";
import { isAnswered } from "../questions/scoreRules";
import { inOrder } from "../rules";
import { submissionMessages } from "../submissions/contract";
import { isProgram } from "../submissions/rules";
import {
  type Answer,
  type AskedOption,
  dateAnswer,
  findAnswerProblem,
  giveAnswer,
  type Timing,
} from "./answerRules";
import { getFinishedAt } from "./attemptRules";
import { holdAttempt } from "./commands";
import { assessmentMessages } from "./contract";
import { scoreAnswer } from "./rules";

/** An answer to a question of an open attempt. */
interface GivenAnswer extends Timing {
  questionId: number;
  answer: Answer;
}

const askedQuestion = {
  attemptId: true,
  displayOrder: true,
  type: true,
  acceptedAnswers: true,
  value: true,
  tolerance: true,
  blanks: true,
  answerFileId: true,
  answerChangedAt: true,
  maxMarks: true,
  options: { orderBy: inOrder },
} as const;

async function readAsked(tx: TenantTransaction, member: Member, id: number) {
  const where = { id, attempt: { userId: member.userId } };
  const question = await tx.attemptQuestion.findFirst({ where, select: askedQuestion });
  if (!question) throw new Refusal("NOT_FOUND", assessmentMessages.questionNotFound);
  return question;
}

/** Writes the options that an answer changes. */
async function saveOptions(
  tx: TenantTransaction,
  before: readonly AskedOption[],
  after: readonly AskedOption[],
): Promise<void> {
  for (const [index, { id, isChosen, givenMatch, givenPlace }] of after.entries()) {
    const known = before[index];
    const isSame =
      known?.isChosen === isChosen && known.givenMatch === givenMatch && known.givenPlace === givenPlace;
    if (isSame) continue;
    await tx.attemptOption.update({ where: { id }, data: { isChosen, givenMatch, givenPlace } });
  }
}

/**
 * Saves one answer of the viewer's open attempt with its marks, and returns the attempt's id. An empty answer
 * removes the earlier one. Refuses INVALID, NOT_FOUND, CONFLICT after the time limit, and STALE.
 */
export async function saveAnswer(
  { db, bus, clock }: CommandContext,
  member: Member,
  { questionId, answer, ...timing }: GivenAnswer,
): Promise<number> {
  const { attemptId, assessmentId } = await db.$transaction(async (tx) => {
    const known = await readAsked(tx, member, questionId);
    const attempt = await holdAttempt(tx, member, known.attemptId);
    // Another window may have changed it before the lock was taken.
    const question = await readAsked(tx, member, questionId);
    const now = clock();
    if (attempt.submittedAt) throw new Refusal("CONFLICT", assessmentMessages.submitted);
    if (getFinishedAt(attempt, now)) throw new Refusal("CONFLICT", assessmentMessages.timeOver);
    const answerChangedAt = dateAnswer(question.answerChangedAt, timing, now);
    if (!answerChangedAt) throw new Refusal("STALE", assessmentMessages.answerChanged);
    const problem = findAnswerProblem(question, answer);
    if (problem) throw new Refusal("INVALID", problem);
    const given = giveAnswer(question, answer);
    const named = { fileId: given.answerFileId };
    const before = { fileId: question.answerFileId };
    for (const file of await requireUsableFiles(tx, member, named, { before }))
      if (isProgram(file)) throw refuseField("fileId", submissionMessages.executable(file.name));
    await saveOptions(tx, question.options, given.options);
    const { maxMarks, displayOrder } = question;
    await tx.attemptQuestion.update({
      where: { id: questionId },
      data: {
        answerText: given.answerText,
        answerBlanks: [...given.answerBlanks],
        answerFileId: given.answerFileId,
        answeredAt: isAnswered(given) ? now : null,
        answerChangedAt,
        marks: scoreAnswer(given, { maxMarks, negativePercent: attempt.negativePercent }),
      },
    });
    await tx.attempt.update({ where: { id: attempt.id }, data: { atQuestion: displayOrder, seenAt: now } });
    return { attemptId: attempt.id, assessmentId: attempt.assessmentId };
  });
  const { organizationId } = member;
  bus.publish("attemptChanged", { organizationId, attemptId, questionId });
  bus.publish("sittingsChanged", { organizationId, assessmentId, attemptId });
  return attemptId;
}
