import type { QuestionInput } from "./contract";

/** The options to store: in their order, and none for a short-text question. */
export const toStoredOptions = ({ type, options }: Pick<QuestionInput, "type" | "options">) =>
  type === "SHORT_TEXT"
    ? []
    : options.map(({ text, isCorrect }, index) => ({ text, isCorrect, displayOrder: index + 1 }));

/** The columns of a question; only short-text questions have accepted answers. */
export const toQuestionColumns = ({ title, type, acceptedAnswers, explanation }: QuestionInput) => ({
  title,
  type,
  acceptedAnswers: type === "SHORT_TEXT" ? acceptedAnswers : [],
  explanation: explanation || null,
});
