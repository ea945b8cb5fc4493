import { byIds, type FileOwners, nameRows, toIds } from "#gateway/ports/fileOwners";
import { isMember } from "#gateway/session/viewer";
import { shownQuestions, visibleCourses } from "../courses/access";

/** Its rows that use files. */
export const fileOwners: FileOwners = {
  QUESTION: {
    findSeen: async ({ db, viewer }, ids) => {
      if (!isMember(viewer)) return [];
      const where = { id: { in: [...ids] }, course: visibleCourses(viewer), AND: shownQuestions(viewer) };
      return toIds(await db.question.findMany({ where, select: { id: true } }));
    },
    readNames: async ({ db }, ids) =>
      nameRows(
        await db.question.findMany({
          where: byIds(ids),
          select: { id: true, title: true, courseId: true },
        }),
        ({ title, courseId }) => ({
          label: `Question ${title}`,
          address: `/admin/courses/${courseId}/questions`,
        }),
      ),
  },
};
