import type { DomainManifest } from "#gateway/graphql/manifest";
import { visiblePosts } from "./access";
import { routes } from "./routes";
import "./BlogPost";
import "./organizationFields";
import "./matchQueries";
import "./mutations";
import "./queries";

export const manifest: DomainManifest = {
  routes,
  liveLists: [
    {
      field: "blogPostsChanged",
      description: "Sent when a blog post is created, updated or deleted.",
      topics: ["blogPostsChanged"],
    },
  ],
  fileOwners: {
    BLOG_POST: async ({ db, viewer }, ids) =>
      (await db.blogPost.count({ where: { id: { in: ids }, AND: visiblePosts(viewer) } })) > 0,
  },
};
