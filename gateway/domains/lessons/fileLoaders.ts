import { byIds, type FileOwners, type FindSeen, nameRows } from "#gateway/ports/fileOwners";
import { isMember, mayAll } from "#gateway/session/viewer";
import { mayReadLessons, visibleBlocks } from "./access";
import { forgetDeletedFile } from "./fileCommands";
import { readLessonFacts } from "./lessonLoaders";
import { lessonAccess } from "./rules";

/** Finds the blocks among some that the viewer may read, of drafts or published: then their files as well. */
const findReadBlocks: FindSeen = async ({ db, viewer, today = () => "" }, ids) => {
  if (mayAll(viewer, "lessons.write")) return ids;
  const where = { id: { in: [...ids] }, AND: visibleBlocks(viewer) };
  const blocks = await db.topicBlock.findMany({ where, select: { id: true, topicId: true } });
  const facts = await readLessonFacts({ db, viewer }, [...new Set(blocks.map(({ topicId }) => topicId))]);
  const isRead = (topicId: number): boolean => {
    const lesson = facts.get(topicId);
    if (!lesson) return false;
    const reader = { isStaff: mayReadLessons(viewer, lesson), isSignedIn: isMember(viewer) };
    return lessonAccess(reader, lesson, today) === "READ";
  };
  return blocks.filter(({ topicId }) => isRead(topicId)).map(({ id }) => id);
};

/** Its rows that use files. */
export const fileOwners: FileOwners = {
  BLOCK: {
    findSeen: findReadBlocks,
    readNames: async ({ db }, ids) =>
      nameRows(
        await db.topicBlock.findMany({
          where: byIds(ids),
          select: { id: true, courseId: true, topicId: true, topic: { select: { name: true } } },
        }),
        ({ courseId, topicId, topic }) => ({
          label: `Lesson ${topic.name}`,
          address: `/admin/courses/${courseId}/topics/${topicId}/edit`,
        }),
      ),
    forget: forgetDeletedFile,
  },
};
