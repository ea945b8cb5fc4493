import { builder, nodeNumber } from "#gateway/graphql/builder";
import { contextMax } from "#gateway/graphql/pages";
import { User } from "../users/User";
import { visibleInstructions } from "./access";

export const InstructionKind = builder.enumType("InstructionKind", {
  description: "The kind of content.",
  values: { TOPICS: {}, QUESTIONS: {} },
});

const Instruction = builder.prismaNode("Instruction", {
  description: "An instruction from which topics or questions were generated. Requires a sign-in.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({
    id: nodeNumber(id),
    AND: visibleInstructions(viewer),
  }),
  authScopes: { signedIn: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id." }),
    kind: t.expose("kind", { type: InstructionKind, description: "The kind of content." }),
    instruction: t.exposeString("text", { description: "The instruction, verbatim." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was used." }),
    createdBy: t.relation("createdBy", { type: User, description: "The user." }),
  }),
});

const newestFirst = { orderBy: [{ createdAt: "desc" as const }, { id: "desc" as const }] };

builder.prismaObjectField("Course", "instructions", (t) =>
  t.relatedConnection("instructions", {
    type: Instruction,
    cursor: "id",
    maxSize: contextMax,
    description: "The instructions used on the course, newest first. Requires a sign-in.",
    authScopes: { signedIn: true },
    query: newestFirst,
  }),
);

builder.prismaObjectField("Curriculum", "instructions", (t) =>
  t.relatedConnection("instructions", {
    type: Instruction,
    cursor: "id",
    maxSize: contextMax,
    description: "The instructions used on the curriculum, newest first. Requires a sign-in.",
    authScopes: { signedIn: true },
    query: newestFirst,
  }),
);
