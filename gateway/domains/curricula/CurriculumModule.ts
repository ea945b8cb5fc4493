import { builder, nodeNumber } from "#gateway/graphql/builder";
import { visibleCurricula } from "./access";
import { CurriculumQuestion } from "./CurriculumQuestion";

const inOrder = { orderBy: [{ displayOrder: "asc" as const }, { id: "asc" as const }] };

const CurriculumTopic = builder.prismaNode("CurriculumTopic", {
  description: "A topic of a curriculum's module.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeNumber(id), module: { curriculum: visibleCurricula(viewer) } }),
  authScopes: { public: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id, used in arguments." }),
    name: t.exposeString("name", { description: "The name." }),
    displayOrder: t.exposeInt("displayOrder", { description: "Its position in the module." }),
  }),
});

export const CurriculumModule = builder.prismaNode("CurriculumModule", {
  description: "A module of a curriculum.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeNumber(id), curriculum: visibleCurricula(viewer) }),
  authScopes: { public: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id, used in arguments." }),
    name: t.exposeString("name", { description: "The name." }),
    displayOrder: t.exposeInt("displayOrder", { description: "Its position in the curriculum." }),
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
