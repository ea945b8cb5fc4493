import { byIds, type FileOwners, nameRows, toIds } from "#gateway/ports/fileOwners";
import { visibleCourses } from "./access";

/** Its rows that use files. */
export const fileOwners: FileOwners = {
  COURSE: {
    findSeen: async ({ db, viewer }, ids) =>
      toIds(
        await db.course.findMany({
          where: { id: { in: [...ids] }, AND: visibleCourses(viewer) },
          select: { id: true },
        }),
      ),
    readNames: async ({ db }, ids) =>
      nameRows(
        await db.course.findMany({ where: byIds(ids), select: { id: true, title: true } }),
        ({ id, title }) => ({ label: `Course ${title}`, address: `/admin/courses/${id}` }),
      ),
  },
};
