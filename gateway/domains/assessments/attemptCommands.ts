import { randomInt } from "node:crypto";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { toOptionsOfCopies } from "../questions/rules";
import { openAt, readableAssessments } from "./access";
import { findStartProblem, getAllowance, getDueAt, isShuffled, waitsForMarks } from "./attemptRules";
import { contentColumns, readPool, toFixedQuestions } from "./contentLoaders";
import { assessmentMessages } from "./contract";
import { pickQuestions, toAttemptQuestions } from "./drawRules";
import { selectBatches, selectTerms, selectUnmarked, toBatchIds } from "./termLoaders";

interface Sought {
  assessmentId: number;
  now: Date;
}

/**
 * Reads an assessment that the member may start, or has started: an open attempt can be finished even if the course
 * changes.
 */
async function readAssessment(tx: TenantTransaction, member: Member, { assessmentId, now }: Sought) {
  const ofMember = { userId: member.userId };
  const assessment = await tx.assessment.findFirst({
    where: { id: assessmentId, AND: readableAssessments(member, openAt(now)) },
    select: {
      id: true,
      courseId: true,
      passingScore: true,
      negativePercent: true,
      shuffle: true,
      kind: true,
      ...selectTerms(member.userId),
      course: { select: selectBatches(member.userId) },
      releases: { where: { OR: [{ batchId: null }, { batch: { users: { some: ofMember } } }] }, take: 1 },
      ...contentColumns,
    },
  });
  if (!assessment) throw new Refusal("NOT_FOUND", assessmentMessages.notFound);
  return assessment;
}

type StartableAssessment = Awaited<ReturnType<typeof readAssessment>>;

/** Chooses the questions of an attempt, and copies them. */
async function copyQuestions(
  tx: TenantTransaction,
  assessment: StartableAssessment,
  attempt: { organizationId: number; attemptId: number; isFurther: boolean },
): Promise<void> {
  const { organizationId, attemptId, isFurther } = attempt;
  // Another attempt at a practice shuffles, so that the positions of right options don't help.
  const shuffle = isShuffled(assessment, isFurther);
  const pool = await readPool(tx, assessment);
  const asked = pickQuestions(
    { ...assessment, questions: toFixedQuestions(assessment), pool, shuffle },
    randomInt,
  );
  if (asked.length === 0) throw new Refusal("CONFLICT", assessmentMessages.empty);
  const rows = await tx.attemptQuestion.createManyAndReturn({
    data: toAttemptQuestions(asked).map((row) => ({ organizationId, attemptId, ...row })),
    select: { id: true, displayOrder: true },
  });
  const options = toOptionsOfCopies(rows, asked).map((option) => ({ organizationId, ...option }));
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

async function readExtraTime(tx: TenantTransaction, { userId }: Member): Promise<number> {
  const user = await tx.user.findUnique({ where: { id: userId }, select: { extraTimePercent: true } });
  return user?.extraTimePercent ?? 0;
}

/** Reads the learner's terms for a new attempt. Refuses CONFLICT when none can start now. */
async function findTerms(
  tx: TenantTransaction,
  member: Member,
  { assessment, now }: { assessment: StartableAssessment; now: Date },
) {
  const [exception = null] = assessment.exceptions;
  const extraTimePercent = await readExtraTime(tx, member);
  const batchIds = toBatchIds(assessment.course);
  const allowance = getAllowance({ ...assessment, batchIds, exception, extraTimePercent }, now);
  const attempts = await tx.attempt.count({ where: { assessmentId: assessment.id, userId: member.userId } });
  const { where, select } = selectUnmarked(member.userId);
  const unmarked = await tx.attempt.findMany({ where: { ...where, assessmentId: assessment.id }, select });
  const made = { kind: assessment.kind, attempts, hasUnmarked: waitsForMarks(unmarked, now), now };
  const problem = findStartProblem(allowance, made);
  if (problem) throw new Refusal("CONFLICT", assessmentMessages[problem]);
  return { dueAt: getDueAt(allowance, now), isFurther: attempts > 0 };
}

/**
 * Starts an attempt with a copy of the questions and the learner's time limit from now, or finds the open one,
 * and returns its id. Refuses NOT_FOUND and CONFLICT.
 */
export async function startAttempt(
  { db, bus, clock }: CommandContext,
  member: Member,
  assessmentId: number,
): Promise<number> {
  const { organizationId, userId } = member;
  const { attemptId, isNew } = await db.$transaction(async (tx) => {
    const now = clock();
    const assessment = await readAssessment(tx, member, { assessmentId, now });
    const { courseId, passingScore, negativePercent, releases } = assessment;
    const isEnrolled = await holdEnrolment(tx, member, courseId);
    const open = await tx.attempt.findFirst({
      where: { assessmentId, userId, ...openAt(now) },
      select: { id: true },
    });
    if (open) return { attemptId: open.id, isNew: false };
    if (!isEnrolled) throw new Refusal("CONFLICT", assessmentMessages.learnersOnly);
    const { dueAt, isFurther } = await findTerms(tx, member, { assessment, now });
    const terms = { passingScore, negativePercent, releasedAt: releases.length > 0 ? now : null };
    const attempt = await tx.attempt.create({
      data: { organizationId, assessmentId, userId, startedAt: now, seenAt: now, dueAt, ...terms },
      select: { id: true },
    });
    await copyQuestions(tx, assessment, { organizationId, attemptId: attempt.id, isFurther });
    return { attemptId: attempt.id, isNew: true };
  });
  if (isNew) bus.publish("sittingsChanged", { organizationId, assessmentId, attemptId });
  return attemptId;
}
