import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { Viewer } from "#gateway/session/viewer";
import { visibleCourses } from "../courses/access";

/** The courses of a specialization that a viewer may see. */
export const visibleEntries = (viewer: Viewer): Prisma.SpecializationCourseWhereInput => ({
  course: visibleCourses(viewer),
});
