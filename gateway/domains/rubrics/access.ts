import type { Prisma } from "#gateway/database/generated/prisma/client";
import { may, type Viewer } from "#gateway/session/viewer";

/** The rights by which staff see rubrics: those who write them, give assignments or mark. */
export const rubricReaders = ["rubrics.write", "assignments.write", "submissions.mark"] as const;

/**
 * The rubrics that a viewer may see: those staff all, others none. Learners see the copies in given assignments.
 */
export const visibleRubrics = (viewer: Viewer): Prisma.RubricWhereInput =>
  rubricReaders.some((right) => may(viewer, right)) ? {} : { id: -1 };
