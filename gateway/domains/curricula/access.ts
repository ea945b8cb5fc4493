import type { Prisma } from "#gateway/database/generated/prisma/client";
import { may, type Viewer } from "#gateway/session/viewer";

/** Visitors and learners see published curricula, wherever they look; with curricula.read all. */
export const visibleCurricula = (viewer: Viewer): Prisma.CurriculumWhereInput =>
  may(viewer, "curricula.read") ? {} : { status: "PUBLISHED" };
