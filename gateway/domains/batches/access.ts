import type { Prisma } from "../../database/generated/prisma/client";
import { isMember, isStaff, type Viewer } from "../../session/viewer";

/** The batches that a viewer may see: staff all, learners those they are in. */
export function visibleBatches(viewer: Viewer): Prisma.BatchWhereInput {
  if (isStaff(viewer)) return {};
  return { users: { some: { userId: isMember(viewer) ? viewer.userId : -1 } } };
}

/** The batches that a viewer takes part in, as a user or as a trainer. */
export function ownBatches(viewer: Viewer): Prisma.BatchWhereInput {
  if (!isMember(viewer)) return { id: -1 };
  const { userId } = viewer;
  return {
    OR: [
      { users: { some: { userId } } },
      { courses: { some: { trainers: { some: { trainerId: userId } } } } },
    ],
  };
}
