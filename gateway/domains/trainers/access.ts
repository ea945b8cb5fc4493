import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { Viewer } from "#gateway/session/viewer";
import { visibleBatchCourses } from "../batchCourses/access";

/** The trainers that a viewer may see: those of visible batch courses. */
export const visibleTrainers = (viewer: Viewer): Prisma.BatchTrainerWhereInput => ({
  batchCourse: visibleBatchCourses(viewer),
});
