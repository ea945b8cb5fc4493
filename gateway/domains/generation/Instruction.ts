import { builder } from "#gateway/graphql/builder";
import { renamed } from "#gateway/graphql/fields";
import { contextMax } from "#gateway/graphql/pages";
import { nodeType } from "#gateway/graphql/types";
import { visibleInstructions } from "./access";

export const InstructionKind = builder.enumType("InstructionKind", {
  description: "The kind of content.",
  values: { TOPICS: {}, QUESTIONS: {}, LESSON: { description: "The blocks of a lesson." } },
});

const Instruction = nodeType("Instruction", {
  description: "An instruction from which topics or questions were generated. Requires a sign-in.",
  visible: (viewer) => ({
    AND: visibleInstructions(viewer),
  }),
  readers: "signedIn",
  columns: {
    databaseId: "The id.",
    instruction: renamed("text", "The instruction, verbatim."),
    kind: "The kind of content.",
    createdAt: "When it was used.",
  },
  relations: {
    createdBy: "The user.",
  },
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
