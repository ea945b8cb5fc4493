import type { Prisma } from "#gateway/database/generated/prisma/client";
import { mayAll, type Viewer } from "#gateway/session/viewer";
import { visibleBatchCourses } from "../batchCourses/access";

/** The topics of batch courses that a viewer may see; who reads all batches sees all, so that none is looked up. */
export const inVisibleCourses = (viewer: Viewer): Prisma.BatchTopicWhereInput =>
  mayAll(viewer, "batches.read") ? {} : { batchCourse: visibleBatchCourses(viewer) };
