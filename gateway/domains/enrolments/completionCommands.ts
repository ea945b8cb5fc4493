import type { CommandContext } from "#gateway/graphql/context";

interface CompletedTopic {
  organizationId: number;
  userId: number;
  courseId: number;
  topicId: number;
}

/** Records that a learner has completed a topic by its lesson; a completed topic keeps its date. */
export async function completeTopic({ db, bus, clock }: CommandContext, key: CompletedTopic): Promise<void> {
  const where = { organizationId_userId_courseId_topicId: key };
  const known = await db.topicProgress.findUnique({ where, select: { status: true } });
  if (known?.status === "COMPLETED") return;
  const completed = { status: "COMPLETED" as const, completedDate: clock(), formerDate: null };
  await db.topicProgress.upsert({ where, create: { ...key, ...completed }, update: completed });
  bus.publish("topicProgressChanged", key);
}
