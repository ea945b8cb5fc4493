import { byIds, type FileOwners, nameRows } from "#gateway/ports/fileOwners";
import { isMember } from "#gateway/session/viewer";

/** Its rows that use files. */
export const fileOwners: FileOwners = {
  USER: {
    // Every signed-in member may meet any other in the chat.
    findSeen: async ({ viewer }, ids) => (isMember(viewer) ? ids : []),
    readNames: async ({ db }, ids) =>
      nameRows(
        await db.user.findMany({ where: byIds(ids), select: { id: true, name: true, username: true } }),
        ({ name, username }) => ({ label: `Avatar of ${name}`, address: `/users/${username}` }),
      ),
  },
};
