import type { QuestionInput } from "./contract";

/** A question that is copied with its options. */
export interface CopiedQuestion {
  title: string;
  type: QuestionInput["type"];
  explanation: string | null;
  acceptedAnswers: readonly string[];
  options: readonly { text: string; isCorrect: boolean }[];
}

/** The columns of copies of questions, in their order. */
export const toCopies = (questions: readonly CopiedQuestion[]) =>
  questions.map(({ title, type, explanation, acceptedAnswers }, index) => ({
    ...{ title, type, explanation, acceptedAnswers: [...acceptedAnswers] },
    displayOrder: index + 1,
  }));

interface MadeCopy {
  id: number;
  displayOrder: number;
}

/** The columns of the options of copies, which were made as these rows. */
export const toCopiedOptions = (made: readonly MadeCopy[], questions: readonly CopiedQuestion[]) =>
  made.flatMap(({ id: questionId, displayOrder }) =>
    (questions[displayOrder - 1]?.options ?? []).map(({ text, isCorrect }, index) => ({
      ...{ questionId, text, isCorrect },
      displayOrder: index + 1,
    })),
  );

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
