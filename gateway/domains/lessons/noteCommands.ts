import type { CommandContext, TenantCommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { discussionMessages, noteSchema } from "./discussionContract";
import { getLesson } from "./openCommands";

interface Note {
  topicId: number;
  markdown: string;
  /** The version that was edited; null where there was no note, undefined replaces any. */
  version?: Date | null | undefined;
}

interface OwnNote {
  organizationId: number;
  userId: number;
  courseId: number;
  topicId: number;
  markdown: string;
}

interface SavedNote {
  markdown: string;
  updatedAt: Date;
}

/** Writes a note in place of the known one; returns false if another save was faster. */
async function replaceNote(
  { db, clock }: Pick<CommandContext, "db" | "clock">,
  note: OwnNote,
  known: SavedNote | null,
): Promise<boolean> {
  const { userId, topicId, markdown } = note;
  const now = clock();
  if (!known) {
    if (markdown.trim() === "") return true;
    const data = { ...note, updatedAt: now };
    return (await db.topicNote.createMany({ data: [data], skipDuplicates: true })).count > 0;
  }
  const where = { userId, topicId, updatedAt: known.updatedAt };
  if (markdown.trim() === "") return (await db.topicNote.deleteMany({ where })).count > 0;
  // A later version even when the clock has not moved.
  const updatedAt = new Date(Math.max(now.getTime(), known.updatedAt.getTime() + 1));
  return (await db.topicNote.updateMany({ where, data: { markdown, updatedAt } })).count > 0;
}

/**
 * Saves the member's private notes on a topic; an empty text deletes them. Refuses INVALID, NOT_FOUND, and STALE where
 * they have another text and version by now.
 */
export async function saveTopicNote(
  context: TenantCommandContext,
  member: Member,
  { topicId, version, ...input }: Note,
): Promise<void> {
  const { db, bus } = context;
  const { markdown } = parseInput(noteSchema, input);
  const { courseId } = await getLesson(context, member, topicId);
  const { organizationId, userId } = member;
  const known = await db.topicNote.findFirst({
    where: { userId, topicId },
    select: { markdown: true, updatedAt: true },
  });
  // A save whose answer was lost is sent again.
  if ((known?.markdown ?? "") === (markdown.trim() === "" ? "" : markdown)) return;
  const isKnown = version === undefined || version?.getTime() === known?.updatedAt.getTime();
  const note = { organizationId, userId, courseId, topicId, markdown };
  if (!isKnown || !(await replaceNote(context, note, known)))
    throw new Refusal("STALE", discussionMessages.noteChanged);
  bus.publish("topicNoteChanged", { organizationId, userId, topicId });
}
