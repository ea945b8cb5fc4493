import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, isStaff, may, mayAll, type Viewer } from "#gateway/session/viewer";
import type { Right } from "../rightsContract";
import { taughtCourses } from "../roles/teachingRules";

/** The rights by which staff see drafts and PRIVATE resources. */
export const resourceReaders = ["courses.read", "resources.write"] as const satisfies readonly Right[];

/** The resources that staff see, drafts and PRIVATE ones too: all, or those of courses that they teach. */
export function staffResources(viewer: Viewer): Prisma.ResourceWhereInput {
  if (resourceReaders.some((right) => mayAll(viewer, right))) return {};
  const isTeacher = isMember(viewer) && resourceReaders.some((right) => may(viewer, right));
  return isTeacher ? { course: taughtCourses(viewer.userId) } : { id: -1 };
}

/**
 * The resources that a viewer may see, of courses that it may see: PUBLIC ones for every viewer of the
 * course, PROTECTED ones for the enrolled, PRIVATE ones and drafts for staff (`staffResources`).
 */
export function visibleResources(viewer: Viewer): Prisma.ResourceWhereInput {
  if (resourceReaders.some((right) => mayAll(viewer, right))) return {};
  const open: Prisma.ResourceWhereInput = { visibility: "PUBLIC", course: { status: "PUBLISHED" } };
  if (!isMember(viewer)) return { status: "PUBLISHED", ...open };
  const enrolled = { status: "PUBLISHED" as const, enrolments: { some: { userId: viewer.userId } } };
  const published: Prisma.ResourceWhereInput = {
    status: "PUBLISHED",
    OR: [open, { visibility: "PROTECTED", course: enrolled }],
  };
  return isStaff(viewer) ? { OR: [published, staffResources(viewer)] } : published;
}
