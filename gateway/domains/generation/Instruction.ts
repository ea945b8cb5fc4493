import { builder, nodeNumber } from "#gateway/graphql/builder";
import { contextMax } from "#gateway/graphql/pages";
import { User } from "../users/User";
import { visibleInstructions } from "./access";

export const InstructionKind = builder.enumType("InstructionKind", {
  description: "What was generated.",
  values: { TOPICS: {}, QUESTIONS: {} },
});

const Instruction = builder.prismaNode("Instruction", {
  description: "A text from which topics or questions were generated. Signed-in viewers only.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({
    id: nodeNumber(id),
    AND: visibleInstructions(viewer),
  }),
  authScopes: { signedIn: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number." }),
    kind: t.expose("kind", { type: InstructionKind, description: "What was generated." }),
    instruction: t.exposeString("text", { description: "The instruction, word for word." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was used." }),
    createdBy: t.relation("createdBy", { type: User, description: "Who used it." }),
  }),
});

const newestFirst = { orderBy: [{ createdAt: "desc" as const }, { id: "desc" as const }] };

builder.prismaObjectField("Course", "instructions", (t) =>
  t.relatedConnection("instructions", {
    type: Instruction,
    cursor: "id",
    maxSize: contextMax,
    description: "The instructions used on the course, the newest first. Signed-in viewers only.",
    authScopes: { signedIn: true },
    query: newestFirst,
  }),
);

builder.prismaObjectField("Curriculum", "instructions", (t) =>
  t.relatedConnection("instructions", {
    type: Instruction,
    cursor: "id",
    maxSize: contextMax,
    description: "The instructions used on the curriculum, the newest first. Signed-in viewers only.",
    authScopes: { signedIn: true },
    query: newestFirst,
  }),
);
