import type { Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import type { Member } from "#gateway/session/viewer";
import { noteSchema } from "./discussionContract";
import { getLesson } from "./openCommands";

interface Note {
  topicId: number;
  markdown: string;
}

/** Saves the member's private notes on a topic; an empty text deletes them. Refuses INVALID, NOT_FOUND. */
export async function saveTopicNote(
  context: Pick<Context, "db" | "clock" | "tenant">,
  member: Member,
  { topicId, ...input }: Note,
): Promise<void> {
  const { markdown } = parseInput(noteSchema, input);
  const { courseId } = await getLesson(context, member, topicId);
  const { organizationId, userId } = member;
  if (markdown.trim() === "") {
    await context.db.topicNote.deleteMany({ where: { userId, topicId } });
    return;
  }
  const data = { markdown, updatedAt: context.clock() };
  await context.db.topicNote.upsert({
    where: { organizationId_userId_topicId: { organizationId, userId, topicId } },
    create: { organizationId, userId, courseId, topicId, ...data },
    update: data,
  });
}
