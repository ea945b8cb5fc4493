import type { Prisma } from "#gateway/database/generated/prisma/client";
import { getUserId, isMember, may, reachedRows, type Viewer } from "#gateway/session/viewer";
import type { Right } from "../rightsContract";
import { taughtBatches } from "../roles/teachingRules";

/** The batches for which a viewer has a right. */
export const reachedBatches = (viewer: Viewer, right: Right): Prisma.BatchWhereInput =>
  reachedRows(viewer, right, taughtBatches);

/** The batches that a viewer may see: with batches.read all or those they teach in, learners those they are in and have not left. */
export const visibleBatches = (viewer: Viewer): Prisma.BatchWhereInput =>
  may(viewer, "batches.read")
    ? reachedBatches(viewer, "batches.read")
    : { users: { some: whereMember(viewer) } };

/** The batches that a viewer may choose from: those who read payments or invite people choose from all. */
export const offeredBatches = (viewer: Viewer): Prisma.BatchWhereInput =>
  may(viewer, "batches.read") ? visibleBatches(viewer) : {};

/** Whether a viewer meets batches that it may not see, to choose from them. */
export const onlyChooses = (viewer: Viewer): boolean =>
  !may(viewer, "batches.read") && (may(viewer, "payments.read") || may(viewer, "invitations.manage"));

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

/** The memberships that a viewer may see: with batches.read those of visible batches, learners their own. */
export const visibleBatchUsers = (viewer: Viewer): Prisma.BatchUserWhereInput =>
  may(viewer, "batches.read") ? { batch: visibleBatches(viewer) } : whereMember(viewer);

/** The viewer's memberships, without dropped ones. */
function whereMember(viewer: Viewer): Prisma.BatchUserWhereInput {
  return { userId: getUserId(viewer), status: { not: "DROPPED" } };
}

/** Work that was handed in, which keeps its batch from being deleted: drafts move on with their learners. */
export const whereHandedIn = { state: { not: "DRAFT" } } as const satisfies Prisma.SubmissionWhereInput;
