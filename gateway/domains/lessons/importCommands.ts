import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { changeTopic, type LockedTopic } from "../courses/lessonCommands";
import { requireUsableFiles } from "../files/useCommands";
import { type BlockColumns, toColumns } from "./contentCommands";
import { lessonLimits, lessonMessages } from "./contract";
import { parseLessonMarkdown } from "./importContract";

/** A block with its HTML, and the field that a refusal of its text names. */
export interface FieldBlock {
  field: string;
  columns: BlockColumns;
}

interface Addition {
  member: Member;
  topic: LockedTopic;
  blocks: readonly FieldBlock[];
}

/**
 * Adds blocks at the end of the draft of a locked topic. Refuses INVALID for files that the member may not use, and CONFLICT
 * for a lesson that would be too long.
 */
export async function appendBlocks(
  tx: TenantTransaction,
  { member, topic: { id: topicId, organizationId, courseId }, blocks }: Addition,
): Promise<void> {
  const where = { topicId, draftId: null };
  const count = await tx.topicBlock.count({ where: { ...where, deletedAt: null } });
  if (count + blocks.length > lessonLimits.blocks) throw new Refusal("CONFLICT", lessonMessages.tooMany);
  const named = blocks.map(({ field, columns }) => [field, columns.markdown]);
  await requireUsableFiles(tx, member, Object.fromEntries(named));
  const last = await tx.topicBlock.aggregate({ where, _max: { displayOrder: true } });
  const by = { updatedById: member.userId, updatedByName: member.name };
  await tx.topicBlock.createMany({
    data: blocks.map(({ columns }, index) => ({
      organizationId,
      courseId,
      topicId,
      ...columns,
      ...by,
      displayOrder: (last._max.displayOrder ?? 0) + index + 1,
    })),
  });
}

interface Import {
  topicId: number;
  markdown: string;
}

/**
 * Adds the blocks of a Markdown file at the end of a draft, all or none. Refuses INVALID, naming each wrong line, NOT_FOUND,
 * and CONFLICT for a lesson that would be too long.
 */
export async function importTopicBlocks(
  context: CommandContext,
  member: Member,
  { topicId, markdown }: Import,
): Promise<void> {
  if ((await context.db.topic.count({ where: { id: topicId } })) === 0)
    throw new Refusal("NOT_FOUND", lessonMessages.notFound);
  const { blocks: read, problems } = parseLessonMarkdown(markdown);
  if (problems.length > 0) {
    const fieldErrors = problems.map(({ line, message }) => ({ field: `lines.${line}`, message }));
    const texts = problems.map(({ line, message }) => `Line ${line}: ${message}`);
    throw new Refusal("INVALID", texts.join(", "), fieldErrors);
  }
  const blocks: FieldBlock[] = [];
  for (const { line, block } of read) {
    const field = `lines.${line}`;
    blocks.push({ field, columns: await toColumns(block, { by: member, field }) });
  }
  await changeTopic(context, { member, topicId, part: "DRAFT" }, (tx, topic) =>
    appendBlocks(tx, { member, topic, blocks }),
  );
}
