import { builder } from "#gateway/graphql/builder";
import { ownRow } from "#gateway/graphql/ownRow";
import { parentColumn } from "#gateway/graphql/relatedColumn";
import { nodeType } from "#gateway/graphql/types";
import { partOfCourse } from "../courses/access";

export const Review = nodeType("Review", {
  description: "An enrolled learner's review of a course. Visible to everyone who can see the course.",
  ...partOfCourse,
  columns: {
    databaseId: "The id, used in arguments.",
    rating: "One to five stars.",
    text: "At most 2,000 characters.",
    createdAt: "When it was created.",
    updatedAt: "When it was last changed.",
  },
  fields: (t) => ({
    authorName: t.string({
      description: "The name of the learner.",
      ...parentColumn("user", "name"),
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
    description: "The viewer's own review; null without one.",
    ...ownRow("reviews"),
  }),
);
