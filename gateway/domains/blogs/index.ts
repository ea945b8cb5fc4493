import { type DomainManifest, liveList } from "#gateway/graphql/manifest";
import { markdownTable } from "#gateway/markdown/renderedTable";
import { toIds } from "#gateway/ports/fileOwners";
import { visiblePosts } from "./access";
import { routes } from "./routes";
import "./BlogPost";
import "./organizationFields";
import "./matchQueries";
import "./mutations";
import "./queries";

export const manifest: DomainManifest = {
  routes,
  renderedTables: [markdownTable({ table: "BlogPost", text: "body", html: "bodyHtml", author: "STAFF" })],
  liveLists: [liveList("blogPostsChanged", "Sent when a blog post is created, updated or deleted.")],
  fileOwners: {
    BLOG_POST: async ({ db, viewer }, ids) =>
      toIds(
        await db.blogPost.findMany({
          where: { id: { in: [...ids] }, AND: visiblePosts(viewer) },
          select: { id: true },
        }),
      ),
  },
};
