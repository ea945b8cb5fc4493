import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, isStaff, type Viewer } from "#gateway/session/viewer";

/**
 * The resources that a viewer may see, of courses that it may see: PUBLIC ones for every viewer of the
 * course, PROTECTED ones for the enrolled, PRIVATE ones and drafts for staff.
 */
export function visibleResources(viewer: Viewer): Prisma.ResourceWhereInput {
  if (isStaff(viewer)) return {};
  const open: Prisma.ResourceWhereInput = { visibility: "PUBLIC", course: { status: "PUBLISHED" } };
  if (!isMember(viewer)) return { status: "PUBLISHED", ...open };
  const enrolled = { status: "PUBLISHED" as const, enrolments: { some: { userId: viewer.userId } } };
  return { status: "PUBLISHED", OR: [open, { visibility: "PROTECTED", course: enrolled }] };
}
