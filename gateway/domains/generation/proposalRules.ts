import { z } from "zod";
import { practisedTypes, type QuestionTypeName } from "../courses/contract";
import { calloutTones } from "../lessons/contract";
import type { RunKind } from "./contract";

/** A question as the AI service returns it. */
export const questionShape = z.object({
  title: z.string(),
  type: z.enum(practisedTypes),
  options: z.array(z.object({ text: z.string(), isCorrect: z.boolean() })),
  acceptedAnswers: z.array(z.string()),
  explanation: z.string(),
});

/** A question that was kept from such an answer. Apart from it, as a JSON schema takes no conversion. */
const keptQuestion = questionShape.extend({
  type: z.enum(practisedTypes).transform((type): QuestionTypeName => type),
});

/** The kinds of blocks that a model can write. */
export const proposedBlockKinds = ["TEXT", "CODE", "CALLOUT"] as const;

/** A block of a lesson as the AI service returns it. */
export const blockShape = z.object({
  kind: z.enum(proposedBlockKinds),
  markdown: z.string(),
  language: z.string(),
  tone: z.enum(calloutTones),
});

/** The schemas by which responses are requested and validated. */
export const answerSchemas = {
  TOPICS: z.object({
    objectives: z.array(z.string()),
    modules: z.array(z.object({ name: z.string(), topics: z.array(z.string()) })),
  }),
  QUESTIONS: z.object({
    modules: z.array(z.object({ module: z.number().int(), questions: z.array(questionShape) })),
  }),
  LESSON: z.object({ blocks: z.array(blockShape) }),
} as const satisfies Record<RunKind, z.ZodType>;

const proposal = z.object({
  objectives: z.array(z.string()),
  modules: z.array(
    z.object({
      moduleId: z.number().nullable(),
      name: z.string(),
      topics: z.array(z.string()),
      questions: z.array(keptQuestion),
    }),
  ),
  // Only lessons have them.
  blocks: z.array(blockShape).default([]),
  leftOut: z.number(),
  // Proposals of earlier versions did not distinguish the two reasons.
  overCap: z.number().default(0),
});

export type ProposedQuestion = z.output<typeof keptQuestion>;
export type ProposedBlock = z.output<typeof blockShape>;
export type Proposal = z.output<typeof proposal>;
export type ProposedModule = Proposal["modules"][number];

/** Parses a proposal as the database stores it. */
export const readProposal = (kept: unknown): Proposal => proposal.parse(kept);

/** The number of items to review. */
export const countItems = ({ objectives, modules, blocks }: Proposal): number =>
  modules.reduce((sum, { topics, questions }) => sum + topics.length + questions.length, 0) +
  objectives.length +
  blocks.length;
