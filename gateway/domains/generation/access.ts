import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, may, type Viewer } from "#gateway/session/viewer";
import { visibleCourses } from "../courses/access";
import { visibleCurricula } from "../curricula/access";

/** The instructions of the courses and curricula that a viewer may see. */
export const visibleInstructions = (viewer: Viewer): Prisma.InstructionWhereInput =>
  may(viewer, "history.read")
    ? {}
    : { OR: [{ course: visibleCourses(viewer) }, { curriculum: visibleCurricula(viewer) }] };

/** Staff see their own generations; ADMIN sees all. */
export function visibleRuns(viewer: Viewer): Prisma.GenerationRunWhereInput {
  if (may(viewer, "history.read")) return {};
  return { userId: isMember(viewer) && may(viewer, "generation.use") ? viewer.userId : -1 };
}
