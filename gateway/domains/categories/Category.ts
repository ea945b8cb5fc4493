import { builder } from "#gateway/graphql/builder";
import { expose } from "#gateway/graphql/fields";
import { listQuery } from "#gateway/graphql/lists";
import { anyNode } from "#gateway/graphql/nodes";
import { rowQuery } from "#gateway/graphql/queryFields";
import { visibleCourses } from "../courses/access";

export const Category = builder.prismaNode("Category", {
  description: "A subject area of the catalogue.",
  ...anyNode,
  authScopes: { public: true },
  fields: (t) => ({
    ...expose(t, {
      databaseId: "The id, used in addresses and arguments.",
      name: "Unique in the organization.",
      updatedAt: "When it last changed.",
    }),
    courseCount: t.relationCount("courses", {
      description: "How many of its courses the viewer may see.",
      where: (_args, { viewer }) => visibleCourses(viewer),
    }),
  }),
});

rowQuery("category", {
  type: Category,
  row: "category",
  description: "A category by its id; null when there is none.",
  authScopes: { public: true },
});

listQuery("categories", {
  type: Category,
  description: "The categories of the organization, by name.",
  authScopes: { public: true },
  orderBy: [{ name: "asc" }, { id: "asc" }],
});
