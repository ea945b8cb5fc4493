import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isStaff, type Viewer } from "#gateway/session/viewer";
import { visibleBatches } from "../batches/access";
import { visibleCourses } from "../courses/access";

/** The batch courses that a viewer may see: staff all, learners the published ones of the batches they are in. */
export function visibleBatchCourses(viewer: Viewer): Prisma.BatchCourseWhereInput {
  if (isStaff(viewer)) return {};
  return { batch: visibleBatches(viewer), course: visibleCourses(viewer) };
}
