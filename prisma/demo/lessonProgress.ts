import type { Row } from "./rows";
import type { Tenant } from "./tenant";

type Done = Row<"TopicProgress">;
type Block = Row<"TopicBlock">;

/** The published blocks of each topic that its lesson completes. */
function findBlocks({ rows: { tables } }: Tenant): Map<number, { topic: Row<"Topic">; blocks: Block[] }> {
  const topics = tables.Topic.filter(({ completion }) => completion !== "MANUAL");
  const found = new Map(topics.map((topic) => [topic.id, { topic, blocks: [] as Block[] }]));
  for (const block of tables.TopicBlock)
    if (block.draftId !== null) found.get(block.topicId)?.blocks.push(block);
  return found;
}

/** The seconds of a video that a learner has watched: at least enough to complete the lesson. */
function watch({ random }: Tenant, seconds: number, threshold: number): number {
  const least = (seconds * threshold) / 100;
  return Math.round((least + (seconds - least) * random.fraction()) * 100) / 100;
}

/**
 * Whether a block is needed to complete a lesson: every block for VIEWED, the videos for WATCHED, the questions for
 * ANSWERED.
 */
function isNeeded({ kind, fileId }: Block, { completion }: Row<"Topic">): boolean {
  if (completion === "VIEWED") return true;
  return completion === "WATCHED" ? kind === "VIDEO" && fileId !== null : kind === "QUESTION";
}

function addProgress(tenant: Tenant, done: Done, block: Block, topic: Row<"Topic">): void {
  const { rows, random } = tenant;
  const { organizationId, userId, courseId, completedDate: viewedAt, updatedAt } = done;
  const isChecked = block.kind === "QUESTION" && topic.completion === "ANSWERED";
  const seconds = rows.tables.File.find(({ id }) => id === block.fileId)?.seconds ?? 0;
  const watchedSeconds = topic.completion === "WATCHED" ? watch(tenant, seconds, topic.threshold) : 0;
  rows.add("BlockProgress", {
    organizationId,
    userId,
    courseId,
    blockId: block.id,
    viewedAt,
    updatedAt,
    checkedAt: isChecked ? viewedAt : null,
    isRight: isChecked ? random.chance(0.8) : null,
    ranges: watchedSeconds > 0 ? [[0, watchedSeconds]] : [],
    watchedSeconds,
    watchedUntil: watchedSeconds > 0 ? viewedAt : null,
    position: watchedSeconds,
  });
}

/** Makes learners' progress in the lessons that completed their topics. */
export function makeLessonProgress(tenant: Tenant): void {
  const found = findBlocks(tenant);
  for (const done of tenant.rows.tables.TopicProgress) {
    const lesson = found.get(done.topicId);
    if (!lesson || done.organizationId !== tenant.organizationId) continue;
    for (const block of lesson.blocks)
      if (isNeeded(block, lesson.topic)) addProgress(tenant, done, block, lesson.topic);
  }
}
