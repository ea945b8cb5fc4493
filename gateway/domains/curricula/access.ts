import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isStaff, type Viewer } from "#gateway/session/viewer";

/** Visitors and learners see published curricula, wherever they look; staff see all. */
export const visibleCurricula = (viewer: Viewer): Prisma.CurriculumWhereInput =>
  isStaff(viewer) ? {} : { status: "PUBLISHED" };
