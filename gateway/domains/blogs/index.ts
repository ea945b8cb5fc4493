import type { DomainManifest } from "#gateway/graphql/manifest";
import "./BlogPost";
import "./organizationFields";
import "./matchQueries";
import "./mutations";
import "./queries";

export const manifest: DomainManifest = {
  liveLists: [
    {
      field: "blogPostsChanged",
      description: "Sent when a blog post is created, updated or deleted.",
      topics: ["blogPostsChanged"],
    },
  ],
};
