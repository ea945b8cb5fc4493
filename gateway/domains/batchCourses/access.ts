import type { Prisma } from "#gateway/database/generated/prisma/client";
import { may, mayAll, type Viewer } from "#gateway/session/viewer";
import { visibleBatches } from "../batches/access";
import { visibleCourses } from "../courses/access";

/** The batch courses that a viewer may see: with batches.read those of visible batches, learners the published ones of the batches they are in. */
export function visibleBatchCourses(viewer: Viewer): Prisma.BatchCourseWhereInput {
  if (mayAll(viewer, "batches.read")) return {};
  if (may(viewer, "batches.read")) return { batch: visibleBatches(viewer) };
  return { batch: visibleBatches(viewer), course: visibleCourses(viewer) };
}
