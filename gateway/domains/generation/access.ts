import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isAdmin, isMember, isStaff, type Viewer } from "#gateway/session/viewer";
import { visibleCourses } from "../courses/access";
import { visibleCurricula } from "../curricula/access";

/** The instructions of the courses and curricula that a viewer may see. */
export const visibleInstructions = (viewer: Viewer): Prisma.InstructionWhereInput =>
  isStaff(viewer)
    ? {}
    : { OR: [{ course: visibleCourses(viewer) }, { curriculum: visibleCurricula(viewer) }] };

/** Staff see their own generations; ADMIN sees all. */
export function visibleRuns(viewer: Viewer): Prisma.GenerationRunWhereInput {
  if (isAdmin(viewer)) return {};
  return { userId: isMember(viewer) && isStaff(viewer) ? viewer.userId : -1 };
}
