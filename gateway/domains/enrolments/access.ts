import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, may, mayAll, type Viewer } from "#gateway/session/viewer";
import { taughtCourses } from "../roles/teachingRules";

/** The enrolments that a viewer may see: staff all, learners their own in published courses. */
export function visibleEnrolments(viewer: Viewer): Prisma.EnrolmentWhereInput {
  if (may(viewer, "enrolments.write") || mayAll(viewer, "users.read")) return {};
  if (isMember(viewer) && may(viewer, "users.read"))
    return { OR: [{ userId: viewer.userId }, { course: taughtCourses(viewer.userId) }] };
  return isMember(viewer) ? { userId: viewer.userId, course: { status: "PUBLISHED" } } : { id: -1 };
}

/** Whether a viewer may query a user's enrolments and progress at all: staff, and the user. */
export const mayReadProgress = (viewer: Viewer, userId: number): boolean =>
  isMember(viewer) &&
  (may(viewer, "users.read") || may(viewer, "enrolments.write") || viewer.userId === userId);
