import { byIds, type FileOwners, nameRows, toIds } from "#gateway/ports/fileOwners";
import { visibleAssignments } from "./access";

/** Its rows that use files. */
export const fileOwners: FileOwners = {
  ASSIGNMENT: {
    findSeen: async ({ db, viewer }, ids) =>
      toIds(
        await db.assignment.findMany({
          where: { id: { in: [...ids] }, AND: visibleAssignments(viewer) },
          select: { id: true },
        }),
      ),
    readNames: async ({ db }, ids) =>
      nameRows(
        await db.assignment.findMany({ where: byIds(ids), select: { id: true, title: true } }),
        ({ id, title }) => ({ label: `Assignment ${title}`, address: `/admin/assignments/${id}` }),
      ),
  },
};
