import { type FindSeen, toIds } from "#gateway/ports/fileOwners";
import { visibleAssignments } from "./access";

/** Finds the assignments among some that the viewer may see: then their files as well. */
export const findSeenAssignments: FindSeen = async ({ db, viewer }, ids) =>
  toIds(
    await db.assignment.findMany({
      where: { id: { in: [...ids] }, AND: visibleAssignments(viewer) },
      select: { id: true },
    }),
  );
