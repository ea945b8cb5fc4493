import { byIds, type FileOwners, nameRows, toIds } from "#gateway/ports/fileOwners";
import { visibleTemplates } from "./access";

/** Its rows that use files. */
export const fileOwners: FileOwners = {
  CERTIFICATE: {
    findSeen: async ({ db, viewer }, ids) =>
      toIds(
        await db.certificateTemplate.findMany({
          where: { id: { in: [...ids] }, AND: visibleTemplates(viewer) },
          select: { id: true },
        }),
      ),
    readNames: async ({ db }, ids) =>
      nameRows(
        await db.certificateTemplate.findMany({ where: byIds(ids), select: { id: true, name: true } }),
        ({ id, name }) => ({ label: `Certificate ${name}`, address: `/admin/certificates/templates/${id}` }),
      ),
  },
};
