import { type FileOwners, nameAll, toIds } from "#gateway/ports/fileOwners";
import { isMember } from "#gateway/session/viewer";
import { visibleAttempts } from "./access";

/** Its rows that use files. */
export const fileOwners: FileOwners = {
  ATTEMPT_QUESTION: {
    findSeen: async ({ db, viewer }, ids) =>
      isMember(viewer)
        ? toIds(
            await db.attemptQuestion.findMany({
              where: { id: { in: [...ids] }, attempt: visibleAttempts(viewer) },
              select: { id: true },
            }),
          )
        : [],
    readNames: async (_reading, ids) => nameAll(ids, "Question of an attempt"),
  },
};
