import type { Prisma } from "#gateway/database/generated/prisma/client";
import { optional, required, toArgs } from "#gateway/graphql/arguments";
import type { Context } from "#gateway/graphql/context";
import { listQuery } from "#gateway/graphql/lists";
import { findQuery, rowQuery } from "#gateway/graphql/queryFields";
import { visibleCourses } from "../courses/access";
import { compose } from "../hiddenTextContract";
import { sameText } from "../rules";
import { visiblePosts } from "./access";
import { BlogPost } from "./BlogPost";

interface PostFilter {
  courseTitle?: string | null | undefined;
  publishedOnly?: boolean | null | undefined;
}

const toWhere = (
  { courseTitle, publishedOnly }: PostFilter,
  { viewer }: Context,
): Prisma.BlogPostWhereInput => ({
  AND: [
    visiblePosts(viewer),
    publishedOnly ? { status: "PUBLISHED" } : {},
    courseTitle
      ? {
          course: {
            AND: [{ title: sameText(courseTitle) }, visibleCourses(viewer)],
          },
        }
      : {},
  ],
});

listQuery("blogPosts", {
  type: BlogPost,
  description: "The posts of the organization's blog that the viewer may see: drafts, then the newest.",
  readers: "public",
  args: toArgs({
    courseTitle: optional("String", "Only posts about the course of this title, ignoring case."),
    publishedOnly: optional("Boolean", "Whether drafts are left out, for staff too."),
  }),
  where: toWhere,
  orderBy: [{ publishedAt: { sort: "desc", nulls: "first" } }, { id: "desc" }],
});

findQuery("blogPost", {
  type: BlogPost,
  description: "A post by its slug; null when there is none that the viewer may see.",
  readers: "public",
  args: toArgs({ slug: required("String", "The post's name in URLs.") }),
  where: ({ slug }) => ({ slug: compose(slug).toLowerCase() }),
  visible: visiblePosts,
});

rowQuery("blogPostToEdit", {
  type: BlogPost,
  row: "post",
  description: "A post by its id, for editing; null when there is none. Requires staff.",
  readers: "blogs.write",
});
