import { type FileOwners, nameRows, toIds } from "#gateway/ports/fileOwners";
import { visiblePosts } from "./access";

/** Its rows that use files. */
export const fileOwners: FileOwners = {
  BLOG_POST: {
    findSeen: async ({ db, viewer }, ids) =>
      toIds(
        await db.blogPost.findMany({
          where: { id: { in: [...ids] }, AND: visiblePosts(viewer) },
          select: { id: true },
        }),
      ),
    readNames: async ({ db, viewer }, ids) =>
      nameRows(
        await db.blogPost.findMany({
          where: { id: { in: [...ids] }, AND: visiblePosts(viewer) },
          select: { id: true, title: true },
        }),
        ({ id, title }) => ({ label: `Post ${title}`, address: `/admin/blogs/${id}/edit` }),
      ),
  },
};
