import { findBestMatches, holdingWords, matchArguments } from "#gateway/graphql/bestMatches";
import { builder } from "#gateway/graphql/builder";
import { visiblePosts } from "./access";
import { BlogPost } from "./BlogPost";

builder.queryField("blogPostMatches", (t) =>
  t.prismaField({
    type: [BlogPost],
    description:
      "Posts whose title contains the words and that the viewer may see, best matches first, then the newest.",
    authScopes: { public: true },
    args: matchArguments,
    resolve: (query, _root, args, { db, viewer }) =>
      findBestMatches({
        ...args,
        fields: ["title"],
        read: ({ search, tier, take, notIn }) =>
          db.blogPost.findMany({
            ...query,
            where: {
              AND: [
                visiblePosts(viewer),
                { id: { notIn } },
                ...holdingWords(search).map((title) => ({ title })),
                tier,
              ],
            },
            orderBy: [{ publishedAt: { sort: "desc", nulls: "first" } }, { id: "desc" }],
            take,
          }),
      }),
  }),
);
