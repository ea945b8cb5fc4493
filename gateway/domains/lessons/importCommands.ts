import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { changeTopic } from "../courses/lessonCommands";
import { requireUsableFiles } from "../files/useCommands";
import { toColumns } from "./contentCommands";
import { lessonLimits, lessonMessages } from "./contract";
import { parseLessonMarkdown } from "./importContract";

interface Import {
  topicId: number;
  markdown: string;
}

/**
 * Adds the blocks of a Markdown file at the end of a draft, all or none. Refuses INVALID, naming each wrong line, NOT_FOUND,
 * and CONFLICT for a lesson that would be too long.
 */
export async function importTopicBlocks(
  context: Pick<Context, "db" | "bus" | "clock">,
  member: Member,
  { topicId, markdown }: Import,
): Promise<void> {
  const { blocks, problems } = parseLessonMarkdown(markdown);
  if (problems.length > 0) {
    const fieldErrors = problems.map(({ line, message }) => ({ field: `lines.${line}`, message }));
    const texts = problems.map(({ line, message }) => `Line ${line}: ${message}`);
    throw new Refusal("INVALID", texts.join(", "), fieldErrors);
  }
  await changeTopic(context, { member, topicId, part: "DRAFT" }, async (tx, { organizationId, courseId }) => {
    const where = { topicId, draftId: null };
    const count = await tx.topicBlock.count({ where: { ...where, deletedAt: null } });
    if (count + blocks.length > lessonLimits.blocks) throw new Refusal("CONFLICT", lessonMessages.tooMany);
    const named = blocks.map(({ line, block }) => [`lines.${line}`, block.markdown]);
    await requireUsableFiles(tx, member, Object.fromEntries(named));
    const last = await tx.topicBlock.aggregate({ where, _max: { displayOrder: true } });
    const by = { updatedById: member.userId, updatedByName: member.name };
    await tx.topicBlock.createMany({
      data: blocks.map(({ block }, index) => ({
        ...{ organizationId, courseId, topicId, ...toColumns(block), ...by },
        displayOrder: (last._max.displayOrder ?? 0) + index + 1,
      })),
    });
  });
}
