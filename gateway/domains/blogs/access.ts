import type { Prisma } from "#gateway/database/generated/prisma/client";
import { may, type Viewer } from "#gateway/session/viewer";

/** Visitors and learners see published posts on every path; those who write them see drafts, too. */
export const visiblePosts = (viewer: Viewer): Prisma.BlogPostWhereInput =>
  may(viewer, "blogs.write") ? {} : { status: "PUBLISHED" };
