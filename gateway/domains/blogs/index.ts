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
      description: "Each time a post of the blog was written, has changed or is gone.",
      topics: ["blogPostsChanged"],
    },
  ],
};
