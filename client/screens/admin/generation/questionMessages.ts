import type { ProposedQuestion } from "./run";

/** How a question is answered, in words. */
export const questionTypeLabels: Record<ProposedQuestion["type"], string> = {
  SINGLE: "Single choice",
  MULTIPLE: "Multiple choice",
  TRUE_FALSE: "True or false",
  SHORT_TEXT: "Short text",
  "%future added value": "Question",
};
