import { type FileOwners, nameAll, toIds } from "#gateway/ports/fileOwners";
import { visibleSubmissions } from "./access";

/** Its rows that use files. */
export const fileOwners: FileOwners = {
  SUBMISSION: {
    findSeen: async ({ db, viewer }, ids) =>
      toIds(
        await db.submission.findMany({
          where: { id: { in: [...ids] }, AND: visibleSubmissions(viewer) },
          select: { id: true },
        }),
      ),
    // The author of a submission is visible only to those who mark it.
    readNames: async (_reading, ids) => nameAll(ids, "Submission"),
  },
};
