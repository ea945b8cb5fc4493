import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, may, type Viewer } from "#gateway/session/viewer";

/** Staff see the imports that they have asked for themselves. */
export const visibleImports = (viewer: Viewer): Prisma.CourseImportWhereInput =>
  isMember(viewer) && may(viewer, "courses.import") ? { userId: viewer.userId } : { id: -1 };
