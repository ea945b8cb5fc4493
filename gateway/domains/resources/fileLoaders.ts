import { byIds, type FileOwners, nameRows, toIds } from "#gateway/ports/fileOwners";
import { isMember } from "#gateway/session/viewer";
import { visibleResources } from "./access";

/** Its rows that use files. */
export const fileOwners: FileOwners = {
  RESOURCE: {
    findSeen: async ({ db, viewer }, ids) =>
      isMember(viewer)
        ? toIds(
            await db.resource.findMany({
              where: { id: { in: [...ids] }, AND: visibleResources(viewer) },
              select: { id: true },
            }),
          )
        : [],
    readNames: async ({ db }, ids) =>
      nameRows(
        await db.resource.findMany({ where: byIds(ids), select: { id: true, name: true, courseId: true } }),
        ({ id, name, courseId }) => ({
          label: `Resource ${name}`,
          address: `/admin/courses/${courseId}/resources/${id}`,
        }),
      ),
  },
};
