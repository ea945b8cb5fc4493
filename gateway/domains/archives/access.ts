import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, may, type Viewer } from "#gateway/session/viewer";
import { reachedCourses } from "../courses/access";
import { archiveParts } from "./addressContract";

/** Staff see the imports that they have asked for themselves. */
export const visibleImports = (viewer: Viewer): Prisma.CourseImportWhereInput =>
  isMember(viewer) && may(viewer, "courses.import") ? { userId: viewer.userId } : { id: -1 };

/** Whether a viewer has the rights to all that an archive of a course contains, at least for their own teaching. */
export const mayArchive = (viewer: Viewer): boolean => archiveParts.every((right) => may(viewer, right));

/** The courses whose archives a viewer may have: those that each of the rights reaches. */
export const archivedCourses = (viewer: Viewer): Prisma.CourseWhereInput => ({
  AND: archiveParts.map((right) => reachedCourses(viewer, right)),
});
