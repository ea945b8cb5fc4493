import { builder } from "#gateway/graphql/builder";
import { visibleNode } from "#gateway/graphql/nodes";
import { mayReadCourse } from "../courses/access";
import { Course, PublishStatus } from "../courses/Course";
import { visiblePosts } from "./access";

export const BlogPost = builder.prismaNode("BlogPost", {
  description: "A post of the organization's blog. Drafts are visible to staff only.",
  ...visibleNode(visiblePosts),
  authScopes: { public: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The post's id." }),
    slug: t.exposeString("slug", { description: "Its name in addresses; unique in the organization." }),
    title: t.exposeString("title", { description: "The headline." }),
    summary: t.exposeString("summary", { description: "The summary, a sentence or two." }),
    body: t.exposeString("body", {
      description: "The text in Markdown without HTML; an empty line separates paragraphs.",
    }),
    authorName: t.exposeString("authorName", { description: "The author." }),
    status: t.expose("status", { type: PublishStatus, description: "Whether visitors see it." }),
    publishedAt: t.expose("publishedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was first published; null for a draft that never was.",
    }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
    course: t.field({
      type: Course,
      nullable: true,
      description: "The related course; null when there is none that the viewer may see.",
      select: { course: true },
      resolve: ({ course }, _args, { viewer }) => (course && mayReadCourse(viewer, course) ? course : null),
    }),
  }),
});
