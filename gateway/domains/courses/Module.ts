import { builder, nodeNumber } from "#gateway/graphql/builder";
import { visibleCourses } from "./access";
import { Question } from "./Question";

const Topic = builder.prismaNode("Topic", {
  description: "One thing to learn, part of a module. Reached through a course that the viewer may see.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeNumber(id), course: visibleCourses(viewer) }),
  authScopes: { public: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The number that addresses and arguments use." }),
    name: t.exposeString("name", { description: "What it is about." }),
    displayOrder: t.exposeInt("displayOrder", { description: "Its place in the module." }),
  }),
});

export const Module = builder.prismaNode("Module", {
  description: "A section of a course. Reached through a course that the viewer may see.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeNumber(id), course: visibleCourses(viewer) }),
  authScopes: { public: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The number that addresses and arguments use." }),
    name: t.exposeString("name", { description: "What the section is called." }),
    displayOrder: t.exposeInt("displayOrder", { description: "Its place in the course." }),
    topics: t.relation("topics", {
      type: Topic,
      description: "Its topics, in order.",
      query: { orderBy: [{ displayOrder: "asc" }, { id: "asc" }] },
    }),
    questions: t.relation("questions", {
      type: Question,
      description: "Its questions, in order. Signed-in viewers only.",
      authScopes: { signedIn: true },
      query: { orderBy: [{ displayOrder: "asc" }, { id: "asc" }] },
    }),
  }),
});
