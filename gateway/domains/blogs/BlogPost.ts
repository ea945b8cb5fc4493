import { builder, nodeNumber } from "../../graphql/builder";
import { contextMax } from "../../graphql/pages";
import { visibleCourses } from "../courses/access";
import { literally } from "../rules";

const BlogPost = builder.prismaNode("BlogPost", {
  description: "A post of the organization's blog.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id) => ({ id: nodeNumber(id) }),
  authScopes: { public: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The post's number." }),
    slug: t.exposeString("slug", { description: "Its name in addresses; unique in the organization." }),
    title: t.exposeString("title", { description: "The headline." }),
    summary: t.exposeString("summary", { description: "What it is about, in a sentence or two." }),
    body: t.exposeString("body", { description: "The text; an empty line parts paragraphs." }),
    authorName: t.exposeString("authorName", { description: "Who wrote it." }),
    publishedAt: t.expose("publishedAt", { type: "DateTime", description: "When it came out." }),
  }),
});

builder.queryField("blogPosts", (t) =>
  t.prismaConnection({
    type: BlogPost,
    cursor: "id",
    maxSize: contextMax,
    description: "The posts of the organization's blog, the newest first.",
    authScopes: { public: true },
    args: {
      courseTitle: t.arg.string({
        description: "Only posts about the course of this title, compared without case.",
      }),
    },
    resolve: (query, _root, { courseTitle }, { db, viewer }) =>
      db.blogPost.findMany({
        ...query,
        where: courseTitle
          ? {
              course: {
                AND: [
                  { title: { equals: literally(courseTitle), mode: "insensitive" } },
                  visibleCourses(viewer),
                ],
              },
            }
          : {},
        orderBy: [{ publishedAt: "desc" }, { id: "desc" }],
      }),
  }),
);
