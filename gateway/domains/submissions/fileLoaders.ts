import { type FindSeen, toIds } from "#gateway/ports/fileOwners";
import { visibleSubmissions } from "./access";

/** Finds the submissions among some that the viewer may see: then their files as well. */
export const findSeenSubmissions: FindSeen = async ({ db, viewer }, ids) =>
  toIds(
    await db.submission.findMany({
      where: { id: { in: [...ids] }, AND: visibleSubmissions(viewer) },
      select: { id: true },
    }),
  );
