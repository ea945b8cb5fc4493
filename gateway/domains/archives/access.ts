import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, isStaff, type Viewer } from "#gateway/session/viewer";

/** Staff see the imports that they have asked for themselves. */
export const visibleImports = (viewer: Viewer): Prisma.CourseImportWhereInput =>
  isMember(viewer) && isStaff(viewer) ? { userId: viewer.userId } : { id: -1 };
