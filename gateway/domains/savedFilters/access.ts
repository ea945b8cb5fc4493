import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, isStaff, type Viewer } from "#gateway/session/viewer";

/** The saved filters that a viewer may see: an employee's own. */
export const visibleSavedFilters = (viewer: Viewer): Prisma.SavedFilterWhereInput =>
  isStaff(viewer) && isMember(viewer) ? { userId: viewer.userId } : { id: -1 };
