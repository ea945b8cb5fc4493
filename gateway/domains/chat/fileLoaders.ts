import { type FileOwners, nameAll, toIds } from "#gateway/ports/fileOwners";
import { visibleMessages } from "./access";

/** Its rows that use files. */
export const fileOwners: FileOwners = {
  MESSAGE: {
    findSeen: async ({ db, viewer }, ids) =>
      toIds(
        await db.message.findMany({
          where: { id: { in: [...ids] }, deletedDate: null, AND: visibleMessages(viewer) },
          select: { id: true },
        }),
      ),
    // Messages are private to their room, even the room's name.
    readNames: async (_reading, ids) => nameAll(ids, "Chat message"),
  },
};
