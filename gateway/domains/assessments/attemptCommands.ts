import { randomInt } from "node:crypto";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { toCopiedOptions, toCopies } from "../questions/rules";
import { inOrder } from "../rules";
import { openAt, readableAssessments } from "./access";
import { assessmentMessages } from "./contract";
import { reordered } from "./rules";

const questionSelection = {
  title: true,
  type: true,
  explanation: true,
  acceptedAnswers: true,
  options: { orderBy: inOrder },
};

interface Sought {
  assessmentId: number;
  now: Date;
}

/**
 * Reads an assessment that the member may start, or has started: an open attempt can be finished whatever
 * happens to the course.
 */
async function readAssessment(tx: TenantTransaction, member: Member, { assessmentId, now }: Sought) {
  const assessment = await tx.assessment.findFirst({
    where: { id: assessmentId, AND: readableAssessments(member, openAt(now)) },
    select: {
      courseId: true,
      duration: true,
      passingScore: true,
      questions: { orderBy: { displayOrder: "asc" }, select: { question: { select: questionSelection } } },
    },
  });
  if (!assessment) throw new Refusal("NOT_FOUND", assessmentMessages.notFound);
  return { ...assessment, questions: assessment.questions.map(({ question }) => question) };
}

type Asked = Awaited<ReturnType<typeof readAssessment>>["questions"];

interface Copy {
  organizationId: number;
  attemptId: number;
  questions: Asked;
}

async function copyQuestions(
  tx: TenantTransaction,
  { organizationId, attemptId, questions }: Copy,
): Promise<void> {
  const rows = await tx.attemptQuestion.createManyAndReturn({
    data: toCopies(questions).map((copy) => ({ organizationId, attemptId, ...copy })),
    select: { id: true, displayOrder: true },
  });
  const options = toCopiedOptions(rows, questions).map((option) => ({ organizationId, ...option }));
  await tx.attemptOption.createMany({ data: options });
}

/**
 * Locks the learner's enrolment until the end of the transaction, so that two concurrent starts create one
 * attempt.
 */
async function holdEnrolment(tx: TenantTransaction, member: Member, courseId: number): Promise<boolean> {
  const held = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Enrolment"
    WHERE "organizationId" = ${member.organizationId} AND "userId" = ${member.userId} AND "courseId" = ${courseId}
    FOR UPDATE`;
  return held.length > 0;
}

/** A further attempt shuffles the questions, so that the positions of right answers are no help. */
async function orderFor(tx: TenantTransaction, of: { assessmentId: number; userId: number }, asked: Asked) {
  const earlier = await tx.attempt.count({ where: of });
  return earlier === 0 ? asked : reordered(asked, randomInt);
}

/**
 * Starts an attempt with a copy of the questions and the time limit from now, or finds the open one, and
 * returns its id. Refuses NOT_FOUND and CONFLICT.
 */
export function startAttempt(
  { db, clock }: Pick<Context, "db" | "clock">,
  member: Member,
  assessmentId: number,
) {
  const { organizationId, userId } = member;
  return db.$transaction(async (tx) => {
    const now = clock();
    const assessment = await readAssessment(tx, member, { assessmentId, now });
    const { courseId, duration, passingScore, questions } = assessment;
    const isEnrolled = await holdEnrolment(tx, member, courseId);
    const open = await tx.attempt.findFirst({
      where: { assessmentId, userId, ...openAt(now) },
      select: { id: true },
    });
    if (open) return open.id;
    if (!isEnrolled) throw new Refusal("CONFLICT", assessmentMessages.learnersOnly);
    if (questions.length === 0) throw new Refusal("CONFLICT", assessmentMessages.empty);
    const ordered = await orderFor(tx, { assessmentId, userId }, questions);
    const dueAt = new Date(now.getTime() + duration * 60_000);
    const attempt = await tx.attempt.create({
      data: { organizationId, assessmentId, userId, startedAt: now, dueAt, passingScore },
      select: { id: true },
    });
    await copyQuestions(tx, { organizationId, attemptId: attempt.id, questions: ordered });
    return attempt.id;
  });
}
