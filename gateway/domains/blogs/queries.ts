import type { Prisma } from "#gateway/database/generated/prisma/client";
import { builder } from "#gateway/graphql/builder";
import { contextMax } from "#gateway/graphql/pages";
import { rowQuery } from "#gateway/graphql/queryFields";
import type { Viewer } from "#gateway/session/viewer";
import { visibleCourses } from "../courses/access";
import { literally } from "../rules";
import { visiblePosts } from "./access";
import { BlogPost } from "./BlogPost";

interface PostFilter {
  courseTitle?: string | null | undefined;
  publishedOnly?: boolean | null | undefined;
}

const toWhere = ({ courseTitle, publishedOnly }: PostFilter, viewer: Viewer): Prisma.BlogPostWhereInput => ({
  AND: [
    visiblePosts(viewer),
    publishedOnly ? { status: "PUBLISHED" } : {},
    courseTitle
      ? {
          course: {
            AND: [{ title: { equals: literally(courseTitle), mode: "insensitive" } }, visibleCourses(viewer)],
          },
        }
      : {},
  ],
});

builder.queryField("blogPosts", (t) =>
  t.prismaConnection({
    type: BlogPost,
    cursor: "id",
    maxSize: contextMax,
    description: "The posts of the organization's blog that the viewer may see: drafts, then the newest.",
    authScopes: { public: true },
    args: {
      courseTitle: t.arg.string({
        description: "Only posts about the course of this title, ignoring case.",
      }),
      publishedOnly: t.arg.boolean({ description: "Without drafts, for staff too." }),
    },
    totalCount: (_root, args, { db, viewer }) => db.blogPost.count({ where: toWhere(args, viewer) }),
    resolve: (query, _root, args, { db, viewer }) =>
      db.blogPost.findMany({
        ...query,
        where: toWhere(args, viewer),
        orderBy: [{ publishedAt: { sort: "desc", nulls: "first" } }, { id: "desc" }],
      }),
  }),
);

builder.queryField("blogPost", (t) =>
  t.prismaField({
    type: BlogPost,
    nullable: true,
    description: "A post by its slug; null when there is none that the viewer may see.",
    authScopes: { public: true },
    args: { slug: t.arg.string({ required: true, description: "The post's name in addresses." }) },
    resolve: (query, _root, { slug }, { db, viewer }) =>
      db.blogPost.findFirst({
        ...query,
        where: { AND: [{ slug: slug.normalize("NFC").toLowerCase() }, visiblePosts(viewer)] },
      }),
  }),
);

rowQuery("blogPostToEdit", {
  type: BlogPost,
  row: "post",
  description: "A post by its id, as its editor needs it; null when there is none. Requires staff.",
  authScopes: { staff: true },
});
