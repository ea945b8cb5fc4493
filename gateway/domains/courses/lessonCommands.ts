import type { Topic } from "#gateway/database/generated/prisma/client";
import { readLocked } from "#gateway/database/lockRow";
import { getDraftClient, type TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext, Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { lessonMessages, topicSettingsSchema } from "../lessons/contract";
import { givenFields } from "../rules";
import { changeCourse } from "./changeCommands";

const lockedColumns = [
  "id",
  "organizationId",
  "courseId",
  "version",
  "publishedAt",
  "draftChangedAt",
] as const;

/** A topic that is locked until the end of the transaction. */
export type LockedTopic = Pick<Topic, (typeof lockedColumns)[number]>;

interface OfTopic {
  member: Member;
  topicId: number;
  /** The version that the edit began from; null or undefined overwrites any version. */
  version?: number | null | undefined;
  /** The part that is changed: the settings, the draft's blocks, or the publication. */
  part: "SETTINGS" | "DRAFT" | "PUBLICATION";
}

async function lockTopic(tx: TenantTransaction, { member, topicId, version }: OfTopic): Promise<LockedTopic> {
  const { organizationId } = member;
  const row = { table: "Topic", organizationId, id: topicId } as const;
  const topic = await readLocked(tx, row, "FOR UPDATE", lockedColumns);
  if (!topic) throw new Refusal("NOT_FOUND", lessonMessages.notFound);
  if (version != null && version !== topic.version) throw new Refusal("STALE", lessonMessages.changed);
  return topic;
}

/** A moment that is later than another one, even when the clock has not moved. */
const after = (moment: Date | null, now: Date) =>
  new Date(Math.max(now.getTime(), (moment?.getTime() ?? 0) + 1));

/** The new version, and when the draft or the publication changed: a later change of the draft is unpublished. */
function columnsAfter(topic: LockedTopic, part: OfTopic["part"], now: Date) {
  const version = topic.version + 1;
  if (part === "DRAFT") return { version, draftChangedAt: after(topic.publishedAt, now) };
  return part === "PUBLICATION" ? { version, publishedAt: after(topic.draftChangedAt, now) } : { version };
}

async function changeLocked<Result>(
  tx: TenantTransaction,
  target: OfTopic & { now: Date },
  change: (tx: TenantTransaction, topic: LockedTopic) => Promise<Result>,
) {
  const topic = await lockTopic(tx, target);
  const result = await change(tx, topic);
  const data = columnsAfter(topic, target.part, target.now);
  await tx.topic.update({ where: { id: topic.id }, data, select: { id: true } });
  return { result, courseId: topic.courseId };
}

const announce = (
  bus: Context["bus"],
  { member: { organizationId }, topicId, part }: OfTopic,
  courseId: number,
) => bus.publish("lessonChanged", { organizationId, courseId, topicId, isPublished: part !== "DRAFT" });

/**
 * Changes a lesson in one transaction, with its topic locked, and increases the topic's version. Refuses NOT_FOUND, and
 * STALE if someone else has changed the lesson since the version that the edit began from.
 */
export async function changeTopic<Result>(
  { db, bus, clock }: CommandContext,
  target: OfTopic,
  change: (tx: TenantTransaction, topic: LockedTopic) => Promise<Result>,
): Promise<Result> {
  // An author saves every few words: what visitors see changes only when the draft is published.
  const client = target.part === "DRAFT" ? getDraftClient(db) : db;
  const { result, courseId } = await client.$transaction((tx) =>
    changeLocked(tx, { ...target, now: clock() }, change),
  );
  announce(bus, target, courseId);
  return result;
}

interface SettingsChange {
  topicId: number;
  version: number;
  input: unknown;
}

/**
 * Changes the settings of a topic; a new name is a change of the course's outline, too. Refuses INVALID, NOT_FOUND,
 * STALE.
 */
export async function updateTopic(
  context: CommandContext,
  member: Member,
  { topicId, version, input }: SettingsChange,
): Promise<void> {
  const settings = givenFields(parseInput(topicSettingsSchema, input));
  const target: OfTopic = { member, topicId, version, part: "SETTINGS" };
  const write = async (tx: TenantTransaction) => {
    await tx.topic.update({ where: { id: topicId }, data: settings, select: { id: true } });
  };
  const before = await context.db.topic.findUnique({
    where: { id: topicId },
    select: { name: true, courseId: true },
  });
  if (!before) throw new Refusal("NOT_FOUND", lessonMessages.notFound);
  if ((settings.name ?? before.name) === before.name) return changeTopic(context, target, write);
  const { courseId } = before;
  const now = context.clock();
  await changeCourse(context, { member, courseId }, (tx) => changeLocked(tx, { ...target, now }, write));
  announce(context.bus, target, courseId);
}
