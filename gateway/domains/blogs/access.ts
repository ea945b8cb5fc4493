import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isStaff, type Viewer } from "#gateway/session/viewer";

/** Visitors and learners see published posts, wherever they look; staff see drafts, too. */
export const visiblePosts = (viewer: Viewer): Prisma.BlogPostWhereInput =>
  isStaff(viewer) ? {} : { status: "PUBLISHED" };
