import type { ProposedQuestion } from "./run";

/** How a question is answered, in words. */
export const questionTypeLabels: Record<ProposedQuestion["type"], string> = {
  SINGLE: "One right option",
  MULTIPLE: "Several right options",
  TRUE_FALSE: "True or false",
  SHORT_TEXT: "Short text",
  "%future added value": "Question",
};
