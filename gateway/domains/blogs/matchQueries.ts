import { holdingWords, matchQuery } from "#gateway/graphql/bestMatches";
import { visiblePosts } from "./access";
import { BlogPost } from "./BlogPost";

matchQuery("blogPostMatches", {
  type: BlogPost,
  description:
    "Posts whose title contains the words and that the viewer may see, best matches first, then the newest.",
  authScopes: { public: true },
  fields: ["title"],
  where: ({ search }, { viewer }) => ({
    AND: [visiblePosts(viewer), ...holdingWords(search).map((title) => ({ title }))],
  }),
  orderBy: [{ publishedAt: { sort: "desc", nulls: "first" } }, { id: "desc" }],
});
