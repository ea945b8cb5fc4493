import { builder, nodeNumber } from "#gateway/graphql/builder";
import { contextMax } from "#gateway/graphql/pages";
import { rowQuery } from "#gateway/graphql/queryFields";
import { visibleCourses } from "../courses/access";

export const Category = builder.prismaNode("Category", {
  description: "A subject area of the catalogue.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id) => ({ id: nodeNumber(id) }),
  authScopes: { public: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id, used in addresses and arguments." }),
    name: t.exposeString("name", { description: "Unique in the organization." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
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

builder.queryField("categories", (t) =>
  t.prismaConnection({
    type: Category,
    cursor: "id",
    maxSize: contextMax,
    description: "The categories of the organization, by name.",
    authScopes: { public: true },
    totalCount: (_root, _args, { db }) => db.category.count(),
    resolve: (query, _root, _args, { db }) =>
      db.category.findMany({ ...query, orderBy: [{ name: "asc" }, { id: "asc" }] }),
  }),
);
