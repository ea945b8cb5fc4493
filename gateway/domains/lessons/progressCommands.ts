import type { TenantCommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { runHooks } from "#gateway/ports/hooks";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { checkAnswer, type PracticeOutcome } from "../questions/practiceCommands";
import { lessonMessages, watchedRangesSchema } from "./contract";
import { requireReadable } from "./openCommands";
import { completes } from "./rules";
import { getLength, type Range, watchedAfter } from "./watchRules";

interface OfLearner {
  organizationId: number;
  userId: number;
  courseId: number;
}

/** Completes the topic if the learner has done enough. */
async function completeWhenDone(
  context: TenantCommandContext,
  learner: OfLearner,
  topicId: number,
): Promise<void> {
  const { db } = context;
  const topic = await db.topic.findUniqueOrThrow({
    where: { id: topicId },
    select: {
      completion: true,
      threshold: true,
      blocks: {
        where: { draftId: { not: null } },
        select: {
          kind: true,
          fileId: true,
          file: { select: { seconds: true } },
          progress: { where: { userId: learner.userId } },
        },
      },
    },
  });
  const states = topic.blocks.map(({ kind, fileId, file, progress: [done] }) => ({
    kind,
    isUploadedVideo: kind === "VIDEO" && fileId !== null,
    seconds: file?.seconds ?? null,
    isViewed: done?.viewedAt != null,
    isChecked: done?.checkedAt != null,
    watchedSeconds: done?.watchedSeconds ?? 0,
  }));
  if (completes(topic, states)) await runHooks("lessonDone", context, { ...learner, topicId });
}

interface View {
  topicId: number;
  blockIds: readonly number[];
}

/**
 * Records that blocks of a lesson were on the learner's screen; for others than enrolled learners nothing is recorded.
 * Refuses NOT_FOUND, and CONFLICT for a lesson that is not open.
 */
export async function recordTopicView(
  context: TenantCommandContext,
  member: Member,
  { topicId, blockIds }: View,
) {
  const { db, clock } = context;
  const { isEnrolled, courseId } = await requireReadable(context, member, topicId);
  if (!isEnrolled) return;
  const learner = { organizationId: member.organizationId, userId: member.userId, courseId };
  const where = { topicId, draftId: { not: null }, id: { in: [...blockIds] } };
  const blocks = await db.topicBlock.findMany({ where, select: { id: true } });
  const ids = blocks.map(({ id }) => id);
  const now = clock();
  await db.$executeRaw`
    INSERT INTO "BlockProgress" ("organizationId", "userId", "courseId", "blockId", "viewedAt", "updatedAt")
    SELECT ${learner.organizationId}::int, ${learner.userId}::int, ${courseId}::int, b."id", ${now}, ${now}
    FROM unnest(${ids}::int[]) AS b("id")
    ON CONFLICT ("organizationId", "userId", "blockId")
    DO UPDATE SET "viewedAt" = COALESCE("BlockProgress"."viewedAt", EXCLUDED."viewedAt")`;
  await completeWhenDone(context, learner, topicId);
}

/** A published block that the member may read, with the facts of its lesson. Refuses NOT_FOUND, CONFLICT. */
async function requireBlock(context: TenantCommandContext, member: Member, blockId: number) {
  const block = await context.db.topicBlock.findFirst({
    where: { id: blockId, draftId: { not: null } },
    select: {
      topicId: true,
      kind: true,
      fileId: true,
      questionId: true,
      file: { select: { seconds: true } },
    },
  });
  if (!block) throw new Refusal("NOT_FOUND", lessonMessages.blockNotFound);
  return { ...block, ...(await requireReadable(context, member, block.topicId)) };
}

interface Watching {
  blockId: number;
  ranges: unknown;
}

/**
 * Records which parts of a video the learner has watched: at most as much as the time since the last report allows.
 * The first report only says that the video begins. Refuses INVALID, NOT_FOUND, CONFLICT. Returns the topic's id.
 */
export async function recordWatching(
  context: TenantCommandContext,
  member: Member,
  { blockId, ranges }: Watching,
): Promise<number> {
  const reported = parseInput(watchedRangesSchema, { ranges }).ranges;
  const block = await requireBlock(context, member, blockId);
  const { topicId, courseId, kind, isEnrolled } = block;
  if (kind !== "VIDEO" && kind !== "AUDIO") throw new Refusal("CONFLICT", lessonMessages.notVideo);
  if (!isEnrolled) return topicId;
  const { organizationId, userId } = member;
  const learner = { organizationId, userId, courseId };
  const now = context.clock();
  await context.db.$transaction(async (tx) => {
    const key = { organizationId_userId_blockId: { organizationId, userId, blockId } };
    await tx.blockProgress.upsert({
      where: key,
      create: { ...learner, blockId, viewedAt: now, updatedAt: now },
      update: {},
    });
    // Two tabs that report at once do not lose each other's ranges.
    const [known] = await tx.$queryRaw<{ ranges: Range[]; watchedUntil: Date | null }[]>`
      SELECT "ranges", "watchedUntil" FROM "BlockProgress"
      WHERE "organizationId" = ${organizationId} AND "userId" = ${userId} AND "blockId" = ${blockId} FOR UPDATE`;
    const watched = watchedAfter({
      known: known?.ranges ?? [],
      reported,
      seconds: block.file?.seconds ?? null,
      watchedUntil: known?.watchedUntil ?? null,
      now,
    });
    const position = reported.at(-1)?.[1];
    await tx.blockProgress.update({
      where: key,
      data: {
        ranges: watched.ranges.map(([from, to]) => [from, to]),
        watchedSeconds: getLength(watched.ranges),
        watchedUntil: watched.watchedUntil,
        updatedAt: now,
        ...(position === undefined ? {} : { position }),
      },
    });
  });
  await completeWhenDone(context, learner, topicId);
  return topicId;
}

interface BlockAnswer {
  blockId: number;
  optionIds: readonly number[];
  text: string | null;
}

/** Checks the answer to a question inside a lesson; the first check counts for its completion. Refuses as practice does. */
export async function checkTopicQuestion(
  context: TenantCommandContext,
  member: Member,
  { blockId, ...answer }: BlockAnswer,
): Promise<PracticeOutcome & { blockId: number; topicId: number }> {
  const { questionId, topicId, courseId, isEnrolled } = await requireBlock(context, member, blockId);
  if (questionId === null) throw new Refusal("CONFLICT", lessonMessages.notQuestion);
  const outcome = await checkAnswer(context, member, { questionId, ...answer });
  if (isEnrolled) {
    const { organizationId, userId } = member;
    const learner = { organizationId, userId, courseId };
    const now = context.clock();
    await context.db.$executeRaw`
      INSERT INTO "BlockProgress" (
        "organizationId", "userId", "courseId", "blockId", "viewedAt", "checkedAt", "isRight", "updatedAt")
      VALUES (${organizationId}, ${userId}, ${courseId}, ${blockId}, ${now}, ${now}, ${outcome.isRight}, ${now})
      ON CONFLICT ("organizationId", "userId", "blockId") DO UPDATE SET
        "viewedAt" = COALESCE("BlockProgress"."viewedAt", EXCLUDED."viewedAt"),
        "isRight" = CASE WHEN "BlockProgress"."checkedAt" IS NULL THEN EXCLUDED."isRight" ELSE "BlockProgress"."isRight" END,
        "checkedAt" = COALESCE("BlockProgress"."checkedAt", EXCLUDED."checkedAt")`;
    await completeWhenDone(context, learner, topicId);
  }
  return { ...outcome, blockId, topicId };
}
