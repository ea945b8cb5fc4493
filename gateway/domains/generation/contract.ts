import { z } from "zod";
import { nameText, requiredText } from "../contract";
import { defineLabels } from "../labelsContract";
import { blockSchema } from "../lessons/blockContract";
import { newQuestionSchema } from "../questions/repetitionContract";

export const generationKinds = ["TOPICS", "QUESTIONS"] as const;
export type GenerationKind = (typeof generationKinds)[number];

/** The request to a model: content of an outline, or the lesson of a topic. */
export type RunKind = GenerationKind | "LESSON";

/** Uses of a model. */
export const usedForLabels = defineLabels("TOPICS", "QUESTIONS", "LESSON", { MARKS: "Proposed marks" });
export type UsedFor = keyof typeof usedForLabels;

export const generationStatuses = [
  "RUNNING",
  "FINISHED",
  "SAVED",
  "DISCARDED",
  "CANCELLED",
  "ABANDONED",
  "INTERRUPTED",
  "FAILED",
] as const;

/** The limits of a request and of its result. */
export const generationLimits = {
  instruction: 2_000,
  remark: 500,
  part: 4_000,
  objectives: 10,
  modules: 20,
  topics: 30,
  name: 100,
  objective: 300,
  questions: 10,
  blocks: 40,
} as const;

/**
 * The most calls of the AI service by a user in a window, and its pause when it keeps failing; milliseconds.
 */
export const generationPace = { attempts: 10, window: 3_600_000, failures: 5, pause: 60_000 } as const;

export const generationLabels = {
  instruction: "Instruction",
  remark: "Comment",
  objective: "Objective",
  module: "Section Name",
  topic: "Topic Name",
} as const;

/** The nouns of each kind; the specification fixes the info and the fallback. */
export const generationNouns: Record<
  GenerationKind,
  { info: string; fallback: string; noun: { one: string; many: string } }
> = {
  TOPICS: {
    info: "Generating curriculum topics...",
    fallback: "Error generating curriculum topics",
    noun: { one: "topic", many: "topics" },
  },
  QUESTIONS: {
    info: "Generating course questions...",
    fallback: "Error generating course questions",
    noun: { one: "question", many: "questions" },
  },
};

/** The texts of a lesson's draft. */
export const lessonDraftTexts = {
  info: "Drafting the lesson...",
  fallback: "Unable to draft the lesson",
  saved: "Draft added to the lesson",
} as const;

/** The toast of a saved review, by target. */
export const savedMessages = {
  course: "Course updated successfully",
  curriculum: "Curriculum updated successfully",
} as const;

export const generationMessages = {
  notConfigured: "AI generation is not configured",
  running: "You already have a generation running. Cancel it, or wait until it ends.",
  notRunning: "This generation is no longer running",
  notFound: "Generation not found",
  overBudget: "Today's budget for AI generation is used up.",
  tooMany: `You have generated ${generationPace.attempts} times within an hour.`,
  paused: "The AI service is failing, so generation is paused. Try again in a minute.",
  noModules: "No modules yet. Questions belong to modules, so add a module first.",
  nothingToSave: "Nothing to save: every item was dropped or already exists",
  notCutOff: "This proposal is complete, or was saved or discarded already",
  alreadySaved: "This proposal has been saved or discarded already",
  interrupted: "The server stopped while it was generating.",
  abandoned: "Generating stopped when the screen was closed.",
  continuationCancelled: "Continuing was cancelled.",
  cancelled: "Cancelled",
} as const;

/** The instruction form. */
export const instructionSchema = z.object({
  instruction: requiredText(generationLabels.instruction, { max: generationLimits.instruction }),
  remark: requiredText(generationLabels.remark, { max: generationLimits.remark }).nullish(),
  part: z.string().max(generationLimits.part).nullish(),
});

const objective = requiredText(generationLabels.objective, { max: generationLimits.objective });
const moduleName = nameText(generationLabels.module, { max: generationLimits.name });
const topicName = nameText(generationLabels.topic, { max: generationLimits.name });

/** The reviewed modules and topics to save. */
export const keptTopicsSchema = z.object({
  objectives: z.array(objective).max(generationLimits.objectives),
  modules: z
    .array(z.object({ name: moduleName, topics: z.array(topicName).max(generationLimits.topics) }))
    .max(generationLimits.modules),
});

/** The reviewed questions to save, by module id. */
export const keptQuestionsSchema = z.object({
  modules: z
    .array(
      z.object({
        moduleId: z.number().int(),
        questions: z.array(newQuestionSchema).max(generationLimits.questions),
      }),
    )
    .min(1, generationMessages.nothingToSave)
    .max(generationLimits.modules),
});

/** The reviewed blocks of a lesson to save, in order. */
export const keptLessonSchema = z.object({
  blocks: z.array(blockSchema).min(1, generationMessages.nothingToSave).max(generationLimits.blocks),
});
