import { listQuery } from "#gateway/graphql/lists";
import { rowQuery } from "#gateway/graphql/queryFields";
import { nodeType } from "#gateway/graphql/types";
import { visibleCourses } from "../courses/access";

export const Category = nodeType("Category", {
  description: "A subject area of the catalogue.",
  readers: "public",
  columns: {
    name: "Unique in the organization.",
    updatedAt: "When it last changed.",
  },
  fields: (t) => ({
    courseCount: t.relationCount("courses", {
      description: "Number of its courses that the viewer can see.",
      where: (_args, { viewer }) => visibleCourses(viewer),
    }),
  }),
});

rowQuery("category", {
  type: Category,
  row: "category",
  description: "A category by its id; null when there is none.",
  readers: "public",
});

listQuery("categories", {
  type: Category,
  description: "The categories of the organization, by name.",
  readers: "public",
  orderBy: [{ sortKey: "asc" }, { id: "asc" }],
});
