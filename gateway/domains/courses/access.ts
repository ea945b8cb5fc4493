import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, may, mayAll, reachedRows, type Viewer } from "#gateway/session/viewer";
import type { Right } from "../roles/rightsContract";
import { taughtCourses } from "../roles/teachingRules";

/** The courses for which a viewer has a right. */
export const reachedCourses = (viewer: Viewer, right: Right): Prisma.CourseWhereInput =>
  reachedRows(viewer, right, taughtCourses);

/**
 * Visitors and learners see published courses on every path. Viewers with courses.read see drafts, too: all, or
 * those of courses that they teach.
 */
export function visibleCourses(viewer: Viewer): Prisma.CourseWhereInput {
  if (mayAll(viewer, "courses.read")) return {};
  if (!may(viewer, "courses.read") || !isMember(viewer)) return { status: "PUBLISHED" };
  return { OR: [{ status: "PUBLISHED" }, taughtCourses(viewer.userId)] };
}

/** Whether a viewer may see a course that was found by other means than a list. */
export const mayReadCourse = (viewer: Viewer, course: { status: "DRAFT" | "PUBLISHED" }): boolean =>
  may(viewer, "courses.read") || course.status === "PUBLISHED";

/** The access of rows that are seen with their course. */
export const partOfCourse = {
  visible: (viewer: Viewer) => ({ course: visibleCourses(viewer) }),
  readers: "public",
} as const;
