import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isStaff, type Viewer } from "#gateway/session/viewer";

/** Visitors and learners see published courses, wherever they look; staff see all. */
export const visibleCourses = (viewer: Viewer): Prisma.CourseWhereInput =>
  isStaff(viewer) ? {} : { status: "PUBLISHED" };

/** Whether a viewer may see a course that was found by other means than a list. */
export const mayReadCourse = (viewer: Viewer, { status }: { status: "DRAFT" | "PUBLISHED" }): boolean =>
  status === "PUBLISHED" || isStaff(viewer);

/** The access of rows that are seen with their course. */
export const partOfCourse = {
  visible: (viewer: Viewer) => ({ course: visibleCourses(viewer) }),
  readers: "public",
} as const;
