import { plannedRows } from "#gateway/graphql/foundRows";
import { renderedFrom } from "#gateway/graphql/renderedFrom";
import { nodeType } from "#gateway/graphql/types";
import { visibleCourses } from "../courses/access";
import { Course } from "../courses/Course";
import { mayReadCourse } from "../courses/courseLoaders";
import { visiblePosts } from "./access";

export const BlogPost = nodeType("BlogPost", {
  description: "A post of the organization's blog. Drafts are visible to staff only.",
  visible: visiblePosts,
  readers: "public",
  columns: {
    databaseId: "The id, used in arguments.",
    slug: "Its name in URLs; unique in the organization.",
    title: "The headline.",
    summary: "The summary, a sentence or two.",
    body: "The text in Markdown without HTML; an empty line separates paragraphs.",
    authorName: "The author.",
    status: "Whether visitors see it.",
    publishedAt: "When it was first published; null for a draft that was never published.",
    updatedAt: "When it last changed.",
  },
  fields: (t) => ({
    bodyHtml: t.string({
      description: "The text as safe HTML.",
      ...renderedFrom("body", "bodyHtml"),
    }),
    course: t.field({
      type: Course,
      nullable: true,
      description: "The related course; null if there is none that the viewer can see.",
      select: { course: true },
      extensions: plannedRows({
        kind: "row",
        relation: "course",
        where: (_post, { viewer }) => visibleCourses(viewer),
      }),
      resolve: async ({ course }, _args, context) =>
        course && (await mayReadCourse(context, course)) ? course : null,
    }),
  }),
});
