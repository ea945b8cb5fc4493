import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, may, mayAll, type Viewer } from "#gateway/session/viewer";
import { taughtCourses } from "../roles/teachingRules";

/**
 * The resources that a viewer may see, of courses that it may see: PUBLIC ones for every viewer of the
 * course, PROTECTED ones for the enrolled, PRIVATE ones and drafts for those who see drafts.
 */
export function visibleResources(viewer: Viewer): Prisma.ResourceWhereInput {
  if (mayAll(viewer, "courses.read")) return {};
  const open: Prisma.ResourceWhereInput = { visibility: "PUBLIC", course: { status: "PUBLISHED" } };
  if (!isMember(viewer)) return { status: "PUBLISHED", ...open };
  if (may(viewer, "courses.read"))
    return { OR: [{ status: "PUBLISHED", ...open }, { course: taughtCourses(viewer.userId) }] };
  const enrolled = { status: "PUBLISHED" as const, enrolments: { some: { userId: viewer.userId } } };
  return { status: "PUBLISHED", OR: [open, { visibility: "PROTECTED", course: enrolled }] };
}
