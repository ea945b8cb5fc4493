import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, isStaff, type Viewer } from "#gateway/session/viewer";

/** The enrolments that a viewer may see: staff all, learners their own in published courses. */
export function visibleEnrolments(viewer: Viewer): Prisma.EnrolmentWhereInput {
  if (isStaff(viewer)) return {};
  return isMember(viewer) ? { userId: viewer.userId, course: { status: "PUBLISHED" } } : { id: -1 };
}

/** Whether a viewer may query a user's enrolments and progress at all: staff, and the user. */
export const mayReadProgress = (viewer: Viewer, userId: number): boolean =>
  isMember(viewer) && (isStaff(viewer) || viewer.userId === userId);
