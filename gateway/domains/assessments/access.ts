import type { Prisma } from "../../database/generated/prisma/client";
import { isMember, isStaff, type Viewer } from "../../session/viewer";

/** The assessments that a viewer may see: staff all, learners those of published courses they are enrolled in. */
export function visibleAssessments(viewer: Viewer): Prisma.AssessmentWhereInput {
  if (isStaff(viewer)) return {};
  if (!isMember(viewer)) return { id: -1 };
  return { course: { status: "PUBLISHED", enrolments: { some: { userId: viewer.userId } } } };
}

/** The attempts that a viewer may see: staff all, learners their own. */
export function visibleAttempts(viewer: Viewer): Prisma.AttemptWhereInput {
  if (isStaff(viewer)) return {};
  return { userId: isMember(viewer) ? viewer.userId : -1 };
}

/** Whether a viewer may see an attempt that it has come to by another way than a list. */
export const mayReadAttempt = (viewer: Viewer, { userId }: { userId: number }): boolean =>
  isStaff(viewer) || (isMember(viewer) && viewer.userId === userId);
