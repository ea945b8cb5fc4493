import { builder, nodeNumber } from "#gateway/graphql/builder";
import { visibleCourses } from "./access";
import { Question } from "./Question";

const Topic = builder.prismaNode("Topic", {
  description: "A topic of a module. Visible with its course.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeNumber(id), course: visibleCourses(viewer) }),
  authScopes: { public: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id, used in addresses and arguments." }),
    name: t.exposeString("name", { description: "The name." }),
    displayOrder: t.exposeInt("displayOrder", { description: "Its position in the module." }),
  }),
});

export const Module = builder.prismaNode("Module", {
  description: "A module of a course. Visible with its course.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeNumber(id), course: visibleCourses(viewer) }),
  authScopes: { public: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id, used in addresses and arguments." }),
    name: t.exposeString("name", { description: "The name." }),
    displayOrder: t.exposeInt("displayOrder", { description: "Its position in the course." }),
    topics: t.relation("topics", {
      type: Topic,
      description: "Its topics, in order.",
      query: { orderBy: [{ displayOrder: "asc" }, { id: "asc" }] },
    }),
    questions: t.relation("questions", {
      type: Question,
      description: "Its questions, in order. Requires a sign-in.",
      authScopes: { signedIn: true },
      query: { orderBy: [{ displayOrder: "asc" }, { id: "asc" }] },
    }),
  }),
});
