import type { CommandContext } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { questionMessages } from "../questions/contract";
import {
  checkAnswer,
  type PracticeAnswer,
  type PracticeOutcome,
  readSolution,
} from "../questions/practiceCommands";
import { requireEnrolment, setQuestionMark } from "./commands";

/** Refuses NOT_FOUND unless the viewer is enrolled in the question's course. */
async function requireEnrolledFor({ db }: CommandContext, member: Member, questionId: number): Promise<void> {
  const question = await db.question.findFirst({ where: { id: questionId }, select: { courseId: true } });
  if (!question) throw new Refusal("NOT_FOUND", questionMessages.notFound);
  await requireEnrolment({ db, member, courseId: question.courseId });
}

/**
 * Checks an answer, returns the solution, and marks the question as practised. Refuses NOT_FOUND, INVALID,
 * CONFLICT.
 */
export async function checkPractice(
  context: CommandContext,
  member: Member,
  answer: PracticeAnswer,
): Promise<PracticeOutcome> {
  await requireEnrolledFor(context, member, answer.questionId);
  const outcome = await checkAnswer(context, member, answer);
  await setQuestionMark(context, member, { questionId: answer.questionId, isMarked: true });
  return outcome;
}

/**
 * Returns the solution without an answer; the question does not count as practised. Refuses as checking does.
 */
export async function revealPractice(
  context: CommandContext,
  member: Member,
  questionId: number,
): Promise<PracticeOutcome> {
  await requireEnrolledFor(context, member, questionId);
  return readSolution(context, member, questionId);
}
