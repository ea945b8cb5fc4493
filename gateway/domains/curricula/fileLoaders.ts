import { byIds, type FileOwners, nameRows, toIds } from "#gateway/ports/fileOwners";
import { may } from "#gateway/session/viewer";
import { visibleCurricula } from "./access";

/** Its rows that use files. */
export const fileOwners: FileOwners = {
  CURRICULUM: {
    findSeen: async ({ db, viewer }, ids) =>
      toIds(
        await db.curriculum.findMany({
          where: { id: { in: [...ids] }, AND: visibleCurricula(viewer) },
          select: { id: true },
        }),
      ),
    readNames: async ({ db }, ids) =>
      nameRows(
        await db.curriculum.findMany({ where: byIds(ids), select: { id: true, title: true } }),
        ({ id, title }) => ({ label: `Curriculum ${title}`, address: `/admin/curriculum/${id}` }),
      ),
  },
  CURRICULUM_BLOCK: {
    // Blocks are for those who make courses of them.
    findSeen: async ({ viewer }, ids) => (may(viewer, "curricula.read") ? ids : []),
    readNames: async ({ db }, ids) =>
      nameRows(
        await db.curriculumBlock.findMany({
          where: byIds(ids),
          select: { id: true, topic: { select: { name: true } } },
        }),
        ({ topic }) => ({ label: `Lesson ${topic.name} of a curriculum`, address: null }),
      ),
  },
};
