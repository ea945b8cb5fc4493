import type { Context } from "#gateway/graphql/context";
import { mayAll } from "#gateway/session/viewer";
import { visibleBlocks } from "./access";
import { accessTo, readLessonFacts } from "./lessonLoaders";

/** Whether the viewer may read one of some blocks, of drafts or published: then its file as well. */
export async function mayReadBlocks(context: Context, ids: number[]): Promise<boolean> {
  if (mayAll(context.viewer, "courses.read")) return true;
  const where = { id: { in: ids }, AND: visibleBlocks(context.viewer) };
  const blocks = await context.db.topicBlock.findMany({ where, select: { topicId: true } });
  const facts = await readLessonFacts(context, [...new Set(blocks.map(({ topicId }) => topicId))]);
  return [...facts.values()].some((lesson) => accessTo(context, lesson) === "READ");
}
