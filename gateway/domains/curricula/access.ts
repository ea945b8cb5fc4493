import type { Prisma } from "#gateway/database/generated/prisma/client";
import { may, type Viewer } from "#gateway/session/viewer";

/** Visitors and learners see published curricula on every path; viewers with curricula.read see all. */
export const visibleCurricula = (viewer: Viewer): Prisma.CurriculumWhereInput =>
  may(viewer, "curricula.read") ? {} : { status: "PUBLISHED" };
