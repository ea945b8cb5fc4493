import { lockRow } from "#gateway/database/lockRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { findQuestionProblem } from "../questions/contract";
import { practiceMessages } from "../questions/practiceContract";
import { openAt } from "./access";
import { assessmentLimits, practiceTitle } from "./contract";

interface CourseKey {
  organizationId: number;
  courseId: number;
}

/**
 * Locks a course until the end of the transaction, so that two first questions create one assessment. The
 * lock mode allows references to the course, so it does not wait for rows that the transactions have added
 * themselves.
 */
const lockCourse = (tx: TenantTransaction, { organizationId, courseId: id }: CourseKey) =>
  lockRow(tx, { table: "Course", organizationId, id }, "FOR NO KEY UPDATE");

interface Sought {
  courseId: number;
  /** Only these; all of the course when left out. */
  questionIds?: readonly number[];
}

/** The ids of the questions that can be answered and scored, in the course's order. */
async function findAnswerable(tx: TenantTransaction, { courseId, questionIds }: Sought): Promise<number[]> {
  const questions = await tx.question.findMany({
    where: {
      courseId,
      examsOnly: false,
      type: { notIn: ["ESSAY", "FILE"] },
      ...(questionIds ? { id: { in: [...questionIds] } } : {}),
    },
    orderBy: [{ module: { displayOrder: "asc" } }, { displayOrder: "asc" }, { id: "asc" }],
    select: {
      id: true,
      type: true,
      acceptedAnswers: true,
      value: true,
      blanks: true,
      options: { select: { text: true, isCorrect: true, match: true } },
    },
  });
  return questions.filter((question) => findQuestionProblem(question) === null).map(({ id }) => id);
}

interface Asking {
  organizationId: number;
  assessmentId: number;
  questionIds: readonly number[];
  /** The position of the last question that it has already. */
  after: number;
}

async function askQuestions(tx: TenantTransaction, { questionIds, after, ...scope }: Asking): Promise<void> {
  await tx.assessmentQuestion.createMany({
    data: questionIds.map((questionId, index) => ({ ...scope, questionId, displayOrder: after + index + 1 })),
    skipDuplicates: true,
  });
}

async function createPractice(tx: TenantTransaction, key: CourseKey): Promise<void> {
  const questionIds = await findAnswerable(tx, key);
  if (questionIds.length === 0) return;
  const { organizationId, courseId } = key;
  const { title } = await tx.course.findUniqueOrThrow({ where: { id: courseId }, select: { title: true } });
  const { duration, passingScore } = assessmentLimits;
  const { id: assessmentId } = await tx.assessment.create({
    data: {
      ...key,
      title: practiceTitle(title),
      duration,
      passingScore,
      isPractice: true,
      state: "PUBLISHED",
    },
    select: { id: true },
  });
  await askQuestions(tx, { organizationId, assessmentId, questionIds, after: 0 });
}

interface ChangedQuestions extends CourseKey {
  /** The questions that can be answered since this change; none when questions were deleted. */
  questionIds: readonly number[];
}

/**
 * Updates a course's practice assessment after its questions changed, inside the caller's transaction: the
 * first answerable question creates it, and later ones are added. Without questions it is deleted, unless it
 * was attempted: then results refer to it, and the next question fills it again.
 */
export async function updatePracticeAssessment(
  tx: TenantTransaction,
  { questionIds, ...key }: ChangedQuestions,
): Promise<void> {
  const { organizationId, courseId } = key;
  await lockCourse(tx, key);
  const practice = await tx.assessment.findFirst({
    where: { courseId, isPractice: true },
    select: {
      id: true,
      questions: { orderBy: { displayOrder: "desc" }, take: 1, select: { displayOrder: true } },
      _count: { select: { attempts: true } },
    },
  });
  if (!practice) return createPractice(tx, key);
  const [last] = practice.questions;
  const answerable = questionIds.length > 0 ? await findAnswerable(tx, { courseId, questionIds }) : [];
  if (answerable.length > 0) {
    const asked = { organizationId, assessmentId: practice.id, questionIds: answerable };
    await askQuestions(tx, { ...asked, after: last?.displayOrder ?? 0 });
  } else if (!last && practice._count.attempts === 0) {
    await tx.assessment.delete({ where: { id: practice.id } });
  }
}

interface Renaming {
  courseId: number;
  from: string;
  to: string;
}

/** Renames a practice assessment with its course, unless it was given another title. */
export async function renamePracticeAssessment(tx: TenantTransaction, { courseId, from, to }: Renaming) {
  if (from === to) return;
  await tx.assessment.updateMany({
    where: { courseId, isPractice: true, title: practiceTitle(from) },
    data: { title: practiceTitle(to) },
  });
}

/** Refuses CONFLICT while the member has an assessment of a course open: its answers would be revealed. */
export async function refuseOpenAttempt(
  { db, clock }: Pick<CommandContext, "db" | "clock">,
  { userId }: Member,
  courseId: number,
): Promise<void> {
  const open = await db.attempt.count({ where: { userId, assessment: { courseId }, ...openAt(clock()) } });
  if (open > 0) throw new Refusal("CONFLICT", practiceMessages.openAttempt);
}
