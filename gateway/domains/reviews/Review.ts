import { builder, nodeNumber } from "#gateway/graphql/builder";
import { isMember } from "#gateway/session/viewer";
import { visibleCourses } from "../courses/access";

export const Review = builder.prismaNode("Review", {
  description: "An enrolled learner's opinion of a course. Visible to every viewer of the course.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeNumber(id), course: visibleCourses(viewer) }),
  authScopes: { public: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The review's id." }),
    rating: t.exposeInt("rating", { description: "One to five stars." }),
    text: t.exposeString("text", { description: "At most 2,000 characters." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was created." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it was last changed." }),
    authorName: t.string({
      description: "The name of the learner.",
      select: { user: { select: { name: true } } },
      resolve: ({ user }) => user.name,
    }),
  }),
});

builder.prismaObjectField("Course", "reviews", (t) =>
  t.relatedConnection("reviews", {
    type: Review,
    cursor: "id",
    totalCount: true,
    description: "Its reviews, last changed first.",
    query: { orderBy: [{ updatedAt: "desc" }, { id: "desc" }] },
  }),
);

builder.prismaObjectField("Course", "viewerReview", (t) =>
  t.field({
    type: Review,
    nullable: true,
    description: "The viewer's own review; null without one.",
    select: (_args, { viewer }, nestedSelection) => ({
      reviews: nestedSelection({ where: { userId: isMember(viewer) ? viewer.userId : -1 }, take: 1 }),
    }),
    resolve: ({ reviews }) => reviews[0] ?? null,
  }),
);
