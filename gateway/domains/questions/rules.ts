import type { QuestionTypeName } from "../courses/contract";
import type { QuestionLevel } from "./contract";

interface CopiedOption {
  text: string;
  isCorrect: boolean;
  match?: string | null;
}

/** A question that is copied with its options. */
export interface CopiedQuestion {
  title: string;
  type: QuestionTypeName;
  explanation: string | null;
  acceptedAnswers: readonly string[];
  options: readonly CopiedOption[];
}

/** The columns of copies of questions, in their order. */
export const toCopies = (questions: readonly CopiedQuestion[]) =>
  questions.map(({ title, type, explanation, acceptedAnswers }, index) => ({
    title,
    type,
    explanation,
    acceptedAnswers: [...acceptedAnswers],
    displayOrder: index + 1,
  }));

interface MadeCopy {
  id: number;
  displayOrder: number;
}

/** The options of questions, in their order, of copies that were made as these rows. */
export const toOptionsOfCopies = <Option>(
  made: readonly MadeCopy[],
  questions: readonly { options: readonly Option[] }[],
) =>
  made.flatMap(({ id: questionId, displayOrder }) =>
    (questions[displayOrder - 1]?.options ?? []).map((option, index) => ({
      ...option,
      questionId,
      displayOrder: index + 1,
    })),
  );

/** The columns of the options of copies, which were made as these rows. */
export const toCopiedOptions = (made: readonly MadeCopy[], questions: readonly CopiedQuestion[]) =>
  toOptionsOfCopies(made, questions).map(({ questionId, text, isCorrect, displayOrder }) => ({
    questionId,
    text,
    isCorrect,
    displayOrder,
  }));

/** The stored form of a question's answers, by its type. */
interface Written {
  type: QuestionTypeName;
  options: readonly { text: string; isCorrect: boolean }[];
  pairs?: readonly { left: string; right: string }[];
  items?: readonly string[];
}

interface StoredOption {
  text: string;
  isCorrect: boolean;
  match: string | null;
  displayOrder: number;
}

function listOptions({
  type,
  options,
  pairs = [],
  items = [],
}: Written): Omit<StoredOption, "displayOrder">[] {
  if (type === "MATCHING")
    return pairs.map(({ left, right }) => ({ text: left, match: right, isCorrect: true }));
  if (type === "ORDERING") return items.map((text) => ({ text, match: null, isCorrect: true }));
  const isChoice = type === "SINGLE" || type === "MULTIPLE" || type === "TRUE_FALSE";
  return isChoice ? options.map(({ text, isCorrect }) => ({ text, isCorrect, match: null })) : [];
}

/** The options to store, in their order: choices, the left side of pairs, or items in the right order. */
export const toStoredOptions = (written: Written): StoredOption[] =>
  listOptions(written).map((option, index) => ({ ...option, displayOrder: index + 1 }));

interface WrittenQuestion {
  title: string;
  type: QuestionTypeName;
  acceptedAnswers: readonly string[];
  explanation: string;
}

/** The columns that questions of courses and of curricula have; only short-text questions have accepted answers. */
export const toQuestionColumns = (question: WrittenQuestion) => ({
  title: question.title,
  type: question.type,
  acceptedAnswers: question.type === "SHORT_TEXT" ? [...question.acceptedAnswers] : [],
  explanation: question.explanation || null,
});

interface BankQuestion extends WrittenQuestion {
  markdown: string;
  pictureId: number | null;
  pictureAlt: string;
  tags: readonly string[];
  level: QuestionLevel | null;
  examsOnly: boolean;
  value: number | null;
  tolerance: number | null;
  blanks: readonly { texts: readonly string[] }[];
}

/** The columns of a question of a course's bank but its rendered text. */
export const toBankColumns = (question: BankQuestion) => ({
  ...toQuestionColumns(question),
  markdown: question.markdown,
  pictureId: question.pictureId,
  pictureAlt: question.pictureId === null ? "" : question.pictureAlt,
  tags: [...question.tags],
  level: question.level,
  examsOnly: question.examsOnly,
  value: question.type === "NUMERIC" ? question.value : null,
  tolerance: question.type === "NUMERIC" ? (question.tolerance ?? 0) : null,
  blanks: question.type === "FILL" ? question.blanks.map(({ texts }) => [...texts]) : [],
});
