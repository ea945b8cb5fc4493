import { builder } from "#gateway/graphql/builder";
import { expose } from "#gateway/graphql/fields";
import { visibleNode } from "#gateway/graphql/nodes";
import { visibleCourses } from "./access";
import { Question } from "./Question";

export const Topic = builder.prismaNode("Topic", {
  description: "A topic of a module. Visible with its course.",
  ...visibleNode((viewer) => ({ course: visibleCourses(viewer) })),
  authScopes: { public: true },
  fields: (t) => ({
    ...expose(t, {
      databaseId: "The id, used in addresses and arguments.",
      name: "The name.",
      displayOrder: "Its position in the module.",
    }),
  }),
});

export const Module = builder.prismaNode("Module", {
  description: "A module of a course. Visible with its course.",
  ...visibleNode((viewer) => ({ course: visibleCourses(viewer) })),
  authScopes: { public: true },
  fields: (t) => ({
    ...expose(t, {
      databaseId: "The id, used in addresses and arguments.",
      name: "The name.",
      displayOrder: "Its position in the course.",
    }),
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
