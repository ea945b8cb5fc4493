import { builder } from "#gateway/graphql/builder";
import { expose } from "#gateway/graphql/fields";
import { visibleNode } from "#gateway/graphql/nodes";
import { contextMax } from "#gateway/graphql/pages";
import { User } from "../users/User";
import { visibleInstructions } from "./access";

export const InstructionKind = builder.enumType("InstructionKind", {
  description: "The kind of content.",
  values: { TOPICS: {}, QUESTIONS: {} },
});

const Instruction = builder.prismaNode("Instruction", {
  description: "An instruction from which topics or questions were generated. Requires a sign-in.",
  ...visibleNode((viewer) => ({
    AND: visibleInstructions(viewer),
  })),
  authScopes: { signedIn: true },
  fields: (t) => ({
    ...expose(t, {
      databaseId: "The id.",
      kind: "The kind of content.",
      createdAt: "When it was used.",
    }),
    instruction: t.exposeString("text", { description: "The instruction, verbatim." }),
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
