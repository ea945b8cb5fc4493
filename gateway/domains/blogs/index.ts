import { type DomainManifest, liveList } from "#gateway/graphql/manifest";
import { markdownTable } from "#gateway/markdown/renderedTable";
import { detachPosts } from "./commands";
import { fileOwners } from "./fileLoaders";
import { routes } from "./routes";
import "./BlogPost";
import "./organizationFields";
import "./matchQueries";
import "./mutations";
import "./queries";

export const manifest: DomainManifest = {
  hooks: { courseDeleted: detachPosts },
  routes,
  renderedTables: [markdownTable({ table: "BlogPost", text: "body", html: "bodyHtml", author: "STAFF" })],
  liveLists: [liveList("blogPostsChanged", "Sent when a blog post is created, updated or deleted.")],
  fileOwners,
};
