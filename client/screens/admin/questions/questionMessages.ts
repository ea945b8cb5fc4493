import type { questionTypes } from "#gateway/domains/courses/contract";
import { questionMessages } from "#gateway/domains/questions/contract";

export type QuestionKind = (typeof questionTypes)[number];

/** How a question is answered, in words. */
export const questionTypeLabels: Record<QuestionKind, string> = {
  SINGLE: "Single choice",
  MULTIPLE: "Multiple choice",
  TRUE_FALSE: "True or false",
  SHORT_TEXT: "Short text",
};

/** The toasts of the commands. */
export const commandMessages = {
  add: { success: questionMessages.added, fallback: "Unable to add question" },
  update: { success: questionMessages.updated, fallback: "Unable to update question" },
  remove: { success: questionMessages.deleted, fallback: "Unable to delete question" },
} as const;
