import { type DomainHistory, date, flag } from "../domainHistoryContract";
import { defineLabels } from "../labelsContract";
import { generationStatuses, usedForLabels } from "./contract";

/** Labels of the history for changes of generation. */
export const history = {
  mutations: {
    startGeneration: "generation.started",
    continueGeneration: "generation.continued",
    cancelGeneration: "generation.cancelled",
    discardGeneration: "generation.discarded",
    generateCourseQuestions: "generation.questionsSaved",
    generateCurriculumTopics: "generation.topicsSaved",
    saveGeneratedTopics: "generation.topicsSaved",
    saveGeneratedQuestions: "generation.questionsSaved",
    saveGeneratedLesson: "generation.lessonSaved",
  },
  actions: {
    "generation.cancelled": "Generation cancelled",
    "generation.continued": "Generation continued",
    "generation.discarded": "Generated drafts discarded",
    "generation.lessonSaved": "Generated lesson saved",
    "generation.questionsSaved": "Generated questions saved",
    "generation.started": "Generation started",
    "generation.topicsSaved": "Generated topics saved",
  },
  tables: {
    GenerationRun: "Generation",
    Instruction: "Instruction",
  },
  columns: {
    GenerationRun: {
      aliveAt: date("Last activity"),
      continued: flag("Continued after a break"),
      inputTokens: "Tokens sent",
      instruction: "Instruction",
      milliseconds: "Time taken (ms)",
      model: "Model",
      outputTokens: "Tokens received",
      proposal: "Proposed content",
      remark: "Remark",
      runningFor: "Running for (id)",
      startedAt: date("Started"),
      targetTitle: "Generated for",
      userName: "User",
    },
    Instruction: {
      createdById: "Created by (id)",
    },
  },
  values: {
    GenerationRun: { kind: usedForLabels, status: defineLabels(...generationStatuses) },
    Instruction: { kind: usedForLabels },
  },
} as const satisfies DomainHistory;
