import { lockRow } from "#gateway/database/lockRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { announceNotifications, notify } from "../notifications/commands";
import { attemptResultPath } from "../notifications/rules";
import { submissionMessages } from "../submissions/contract";
import { getFinishedAt, showsMarks } from "./attemptRules";
import { type LockedAnswer, lockAnswer, notReserved, reservedBy } from "./reserveCommands";
import { announceAttempts, requireResults } from "./resultCommands";
import { answerMarkSchema } from "./resultsContract";
import { isUnmarked } from "./rules";

interface NoticePlace {
  organizationId: number;
  now: Date;
}

/** Notifies learners that their assessment is marked, each once for an attempt. */
function tellMarked(
  tx: TenantTransaction,
  place: NoticePlace,
  assessment: { id: number; title: string; course: { title: string } },
  attempts: readonly { id: number; userId: number }[],
): Promise<number[]> {
  const values = { assessment: assessment.title, course: assessment.course.title };
  return notify(
    tx,
    place,
    attempts.map(({ id, userId }) => ({
      kind: "assessmentMarked" as const,
      values,
      occasion: id,
      to: { id: userId },
      subject: { key: "assessmentId" as const, id: assessment.id },
      path: attemptResultPath(assessment.id, id),
    })),
  );
}

/** Notifies the learner when the last answer of an attempt is marked, unless its marks are held. */
async function tellWhenWhole(
  tx: TenantTransaction,
  place: NoticePlace,
  { attempt }: LockedAnswer,
): Promise<number[]> {
  const questions = await tx.attemptQuestion.findMany({
    where: { attemptId: attempt.id },
    select: { type: true, marks: true, maxMarks: true, answeredAt: true },
  });
  if (questions.some(isUnmarked) || !showsMarks(attempt, place.now)) return [];
  return tellMarked(tx, place, { id: attempt.assessmentId, ...attempt.assessment }, [attempt]);
}

/** Publishes to the learner, the results and the review queue that a mark has changed. */
function announceMark(
  bus: CommandContext["bus"],
  organizationId: number,
  { id, assessmentId }: LockedAnswer["attempt"],
): void {
  announceAttempts(bus, { organizationId, assessmentId, attemptIds: [id] });
  bus.publish("reviewQueueChanged", { organizationId });
}

interface GivenMark {
  questionId: number;
  marks: number;
  feedback?: string | null | undefined;
}

/**
 * Marks an answer that no rule can score, and records who changed the mark and when. Returns the assessment's id.
 * Refuses INVALID, NOT_FOUND, and CONFLICT before the attempt has ended.
 */
export async function markAnswer(
  { db, bus, clock }: CommandContext,
  member: Member,
  { questionId, ...given }: GivenMark,
): Promise<number> {
  const { organizationId, userId: byId, name: byName } = member;
  const now = clock();
  const { attempt, told } = await db.$transaction(async (tx) => {
    const answer = await lockAnswer(tx, member, { questionId, now });
    const { marks, feedback } = parseInput(answerMarkSchema(answer.maxMarks), given);
    const by = { markedById: byId, markedByName: byName, markedAt: now };
    const data = { marks, feedback, ...by, ...notReserved };
    await tx.attemptQuestion.update({ where: { id: questionId }, data });
    if (answer.marks !== marks)
      await tx.markChange.create({
        data: { organizationId, questionId, before: answer.marks, after: marks, byId, byName, at: now },
      });
    return { attempt: answer.attempt, told: await tellWhenWhole(tx, { organizationId, now }, answer) };
  });
  announceNotifications(bus, organizationId, told);
  announceMark(bus, organizationId, attempt);
  return attempt.assessmentId;
}

/**
 * Undoes the member's last mark of an answer: the mark before holds again, and the answer is theirs to mark.
 * Returns the assessment's id. Refuses NOT_FOUND, and CONFLICT once they, or someone else, have marked another.
 */
export async function undoMark(
  { db, bus, clock }: CommandContext,
  member: Member,
  questionId: number,
): Promise<number> {
  const { organizationId, userId: byId, name: byName } = member;
  const now = clock();
  const { attempt } = await db.$transaction(async (tx) => {
    const answer = await lockAnswer(tx, member, { questionId, now });
    const last = await tx.markChange.findFirst({ where: { byId }, orderBy: { id: "desc" } });
    const later = { questionId, id: { gt: last?.id ?? 0 } };
    if (
      last?.questionId !== questionId ||
      last.after === null ||
      (await tx.markChange.count({ where: later })) > 0
    )
      throw new Refusal("CONFLICT", submissionMessages.nothingToUndo);
    const { before, after } = last;
    const unmarked = { feedback: "", markedById: null, markedByName: "", markedAt: null };
    const data = { marks: before, ...(before === null && unmarked), ...reservedBy(member, now) };
    await tx.attemptQuestion.update({ where: { id: questionId }, data });
    await tx.markChange.create({
      data: { organizationId, questionId, before: after, after: before, byId, byName, at: now },
    });
    return answer;
  });
  announceMark(bus, organizationId, attempt);
  return attempt.assessmentId;
}

interface Release {
  assessmentId: number;
  /** Null for everyone. */
  batchId: number | null;
}

/**
 * Releases held marks to learners of a batch, or to all, including those of their later attempts. Releasing twice
 * changes nothing. Refuses NOT_FOUND.
 */
export async function releaseMarks(
  { db, bus, clock }: CommandContext,
  member: Member,
  { assessmentId, batchId }: Release,
): Promise<void> {
  const { organizationId, userId: releasedById, name: releasedByName } = member;
  const now = clock();
  const { attempts, told } = await db.$transaction(async (tx) => {
    const assessment = await requireResults(tx, member, assessmentId);
    if (batchId !== null && !(await tx.batch.findUnique({ where: { id: batchId }, select: { id: true } })))
      throw new Refusal("NOT_FOUND", "Batch not found");
    // Two at once would both find no release and make two.
    await lockRow(tx, { table: "Assessment", organizationId, id: assessmentId }, "FOR UPDATE");
    const known = await tx.assessmentRelease.findFirst({
      where: { assessmentId, batchId },
      select: { id: true },
    });
    if (!known)
      await tx.assessmentRelease.create({
        data: { organizationId, assessmentId, batchId, releasedById, releasedByName, releasedAt: now },
      });
    const inBatch = batchId === null ? {} : { user: { batchUsers: { some: { batchId } } } };
    const held = await tx.attempt.findMany({
      where: { assessmentId, releasedAt: null, ...inBatch },
      select: { id: true, userId: true, submittedAt: true, dueAt: true },
    });
    await tx.attempt.updateMany({
      where: { id: { in: held.map(({ id }) => id) } },
      data: { releasedAt: now },
    });
    const ended = held.filter((attempt) => getFinishedAt(attempt, now) !== null);
    const isNews = assessment.holdsMarks && ended.length > 0;
    const place = { organizationId, now };
    return { attempts: held, told: isNews ? await tellMarked(tx, place, assessment, ended) : [] };
  });
  announceNotifications(bus, organizationId, told);
  announceAttempts(bus, { organizationId, assessmentId, attemptIds: attempts.map(({ id }) => id) });
}
