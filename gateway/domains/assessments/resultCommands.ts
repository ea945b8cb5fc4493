import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { minuteMs } from "../durationContract";
import { openAt, resultAssessments } from "./access";
import { getAllowance, getDueAt } from "./attemptRules";
import { assessmentMessages } from "./contract";
import { addMinutesSchema, exceptionSchema, resultsMessages } from "./resultsContract";
import { selectBatches, selectTerms, toBatchIds } from "./termLoaders";

/** Reads an assessment whose results the member may see. Refuses NOT_FOUND. */
export async function requireResults(tx: TenantTransaction, member: Member, assessmentId: number) {
  const assessment = await tx.assessment.findFirst({
    where: { id: assessmentId, AND: resultAssessments(member) },
    select: {
      id: true,
      title: true,
      courseId: true,
      duration: true,
      maxAttempts: true,
      opensAt: true,
      closesAt: true,
      holdsMarks: true,
      course: { select: { title: true } },
    },
  });
  if (!assessment) throw new Refusal("NOT_FOUND", assessmentMessages.notFound);
  return assessment;
}

interface Announced {
  organizationId: number;
  assessmentId: number;
  attemptIds: readonly number[];
}

/** Publishes to the learners of attempts, and to the results, that they have changed. */
export function announceAttempts(
  bus: CommandContext["bus"],
  { organizationId, assessmentId, attemptIds }: Announced,
): void {
  for (const attemptId of attemptIds) {
    bus.publish("attemptChanged", { organizationId, attemptId, questionId: null });
    bus.publish("sittingsChanged", { organizationId, assessmentId, attemptId });
  }
}

interface AddedMinutes {
  assessmentId: number;
  /** Null for all open attempts. */
  attemptId: number | null;
  minutes: number;
}

/**
 * Moves the end of open attempts by some minutes, past the closing time where necessary. Refuses INVALID,
 * NOT_FOUND, and CONFLICT when there is none that ends automatically.
 */
export async function addAttemptMinutes(
  { db, bus, clock }: CommandContext,
  member: Member,
  { assessmentId, attemptId, ...given }: AddedMinutes,
): Promise<void> {
  const { minutes } = parseInput(addMinutesSchema, given);
  const { organizationId } = member;
  const attemptIds = await db.$transaction(async (tx) => {
    await requireResults(tx, member, assessmentId);
    const moved = await tx.$queryRaw<{ id: number }[]>`
      UPDATE "Attempt" SET "dueAt" = "dueAt" + ${minutes}::int * interval '1 minute'
      WHERE "organizationId" = ${organizationId} AND "assessmentId" = ${assessmentId}
        AND "submittedAt" IS NULL AND "dueAt" > ${clock()}
        AND (${attemptId}::int IS NULL OR "id" = ${attemptId}::int)
      RETURNING "id"`;
    if (moved.length === 0) throw new Refusal("CONFLICT", resultsMessages.noOpenAttempt);
    return moved.map(({ id }) => id);
  });
  announceAttempts(bus, { organizationId, assessmentId, attemptIds });
}

interface Granted {
  assessmentId: number;
  userId: number;
}

/**
 * Moves the end of a learner's open attempt by the difference between an exception and the one before; never to an
 * earlier time.
 */
async function extendOpenAttempt(
  tx: TenantTransaction,
  { assessmentId, userId, now }: Granted & { now: Date },
  { moreMinutes, dueFrom }: { moreMinutes: number; dueFrom: (start: Date) => Date | null },
): Promise<number[]> {
  const attempt = await tx.attempt.findFirst({
    where: { assessmentId, userId, ...openAt(now) },
    select: { id: true, startedAt: true, dueAt: true },
  });
  if (!attempt?.dueAt) return attempt ? [attempt.id] : [];
  const shifted = new Date(attempt.dueAt.getTime() + Math.max(0, moreMinutes) * minuteMs);
  const renewed = dueFrom(attempt.startedAt);
  const dueAt = renewed && renewed > shifted ? renewed : shifted;
  await tx.attempt.update({ where: { id: attempt.id }, data: { dueAt } });
  return [attempt.id];
}

/**
 * Grants a learner more minutes, more attempts or another closing time, in place of an earlier exception. An open
 * attempt ends later at once. Refuses INVALID, NOT_FOUND, and CONFLICT for those who are not enrolled.
 */
export async function grantException(
  { db, bus, clock }: CommandContext,
  member: Member,
  { assessmentId, userId, ...given }: Granted & Record<string, unknown>,
): Promise<void> {
  const granted = parseInput(exceptionSchema, given);
  const { organizationId } = member;
  const now = clock();
  const attemptIds = await db.$transaction(async (tx) => {
    const assessment = await requireResults(tx, member, assessmentId);
    const learner = await tx.user.findFirst({
      where: { id: userId, userType: "U", enrolments: { some: { courseId: assessment.courseId } } },
      select: { extraTimePercent: true },
    });
    if (!learner) throw new Refusal("CONFLICT", resultsMessages.notLearner);
    const key = { organizationId_assessmentId_userId: { organizationId, assessmentId, userId } };
    const known = await tx.assessmentException.findUnique({ where: key, select: { extraMinutes: true } });
    const data = { ...granted, grantedById: member.userId, grantedByName: member.name };
    await tx.assessmentException.upsert({
      where: key,
      update: data,
      create: { organizationId, assessmentId, userId, ...data },
    });
    const { windows, course } = await tx.assessment.findUniqueOrThrow({
      where: { id: assessmentId },
      select: { ...selectTerms(userId), course: { select: selectBatches(userId) } },
    });
    const own = { windows, batchIds: toBatchIds(course), exception: granted };
    const terms = { ...assessment, ...own, ...learner };
    const moreMinutes = granted.extraMinutes - (known?.extraMinutes ?? 0);
    const dueFrom = (start: Date) => getDueAt(getAllowance(terms, start), start);
    return extendOpenAttempt(tx, { assessmentId, userId, now }, { moreMinutes, dueFrom });
  });
  announceAttempts(bus, { organizationId, assessmentId, attemptIds });
}
