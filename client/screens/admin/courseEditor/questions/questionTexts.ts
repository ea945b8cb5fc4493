import type { questionTypes } from "../../../../../gateway/domains/courses/contract";

export type QuestionKind = (typeof questionTypes)[number];

/** How a question is answered, in words. */
export const questionTypeLabels: Record<QuestionKind, string> = {
  SINGLE: "One right option",
  MULTIPLE: "Several right options",
  TRUE_FALSE: "True or false",
  SHORT_TEXT: "Short text",
};
