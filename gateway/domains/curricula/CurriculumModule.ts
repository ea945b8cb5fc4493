import { builder } from "#gateway/graphql/builder";
import { expose } from "#gateway/graphql/fields";
import { visibleNode } from "#gateway/graphql/nodes";
import { visibleCurricula } from "./access";
import { CurriculumQuestion } from "./CurriculumQuestion";

const inOrder = { orderBy: [{ displayOrder: "asc" as const }, { id: "asc" as const }] };

const CurriculumTopic = builder.prismaNode("CurriculumTopic", {
  description: "A topic of a curriculum's module.",
  ...visibleNode((viewer) => ({ module: { curriculum: visibleCurricula(viewer) } })),
  authScopes: { public: true },
  fields: (t) => ({
    ...expose(t, {
      databaseId: "The id, used in arguments.",
      name: "The name.",
      displayOrder: "Its position in the module.",
    }),
  }),
});

export const CurriculumModule = builder.prismaNode("CurriculumModule", {
  description: "A module of a curriculum.",
  ...visibleNode((viewer) => ({ curriculum: visibleCurricula(viewer) })),
  authScopes: { public: true },
  fields: (t) => ({
    ...expose(t, {
      databaseId: "The id, used in arguments.",
      name: "The name.",
      displayOrder: "Its position in the curriculum.",
    }),
    topics: t.relation("topics", {
      type: CurriculumTopic,
      description: "Its topics, in order.",
      query: inOrder,
    }),
    questions: t.relation("questions", {
      type: CurriculumQuestion,
      description: "Its questions, in order. Requires a sign-in.",
      authScopes: { signedIn: true },
      query: inOrder,
    }),
  }),
});
