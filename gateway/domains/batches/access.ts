import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, isStaff, type Viewer } from "#gateway/session/viewer";

/** The batches that a viewer may see: staff all, learners those they are in and have not left. */
export function visibleBatches(viewer: Viewer): Prisma.BatchWhereInput {
  if (isStaff(viewer)) return {};
  return { users: { some: whereMember(viewer) } };
}

/** The batches that a viewer takes part in, as a user or as a trainer. */
export function ownBatches(viewer: Viewer): Prisma.BatchWhereInput {
  if (!isMember(viewer)) return { id: -1 };
  return {
    OR: [
      { users: { some: whereMember(viewer) } },
      { courses: { some: { trainers: { some: { trainerId: viewer.userId } } } } },
    ],
  };
}

/** The memberships that a viewer may see: staff all, learners their own. */
export function visibleBatchUsers(viewer: Viewer): Prisma.BatchUserWhereInput {
  return isStaff(viewer) ? {} : whereMember(viewer);
}

/** The viewer's memberships, without dropped ones. */
function whereMember(viewer: Viewer): Prisma.BatchUserWhereInput {
  return { userId: isMember(viewer) ? viewer.userId : -1, status: { not: "DROPPED" } };
}
