import { matchQuery } from "#gateway/graphql/bestMatches";
import { visiblePosts } from "./access";
import { BlogPost } from "./BlogPost";

matchQuery("blogPostMatches", {
  type: BlogPost,
  description:
    "Posts whose title contains the words and that the viewer may see, best matches first, then the newest.",
  authScopes: { public: true },
  visible: visiblePosts,
  orderBy: [{ publishedAt: { sort: "desc", nulls: "first" } }, { id: "desc" }],
});
