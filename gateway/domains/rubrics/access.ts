import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isStaff, type Viewer } from "#gateway/session/viewer";

/** The rubrics that a viewer may see: staff all, others none. What a learner is marked by is copied. */
export const visibleRubrics = (viewer: Viewer): Prisma.RubricWhereInput =>
  isStaff(viewer) ? {} : { id: -1 };
