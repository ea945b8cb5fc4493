import { builder } from "#gateway/graphql/builder";
import { OrganizationSettings } from "../organizations/Organization";

builder.prismaObjectField(OrganizationSettings, "hasBlog", (t) =>
  t.boolean({
    description: "Whether the blog has a published post.",
    select: { blogPosts: { where: { status: "PUBLISHED" }, take: 1, select: { id: true } } },
    resolve: ({ blogPosts }) => blogPosts.length > 0,
  }),
);
