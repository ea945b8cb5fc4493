import { renderMarkdown } from "#gateway/markdown/render";
import { Refusal, refuseField } from "#gateway/refusal";
import { nameKey } from "../contract";
import { isPractised } from "../courses/contract";
import { type QuestionInput, questionMessages } from "./contract";
import { toBankColumns, toStoredOptions } from "./rules";

/** The columns of a question of a course with its rendered text. */
export const toBankRow = (question: QuestionInput) => ({
  ...toBankColumns(question),
  html: question.markdown === "" ? "" : renderMarkdown(question.markdown),
});

/** The rows of a question's options. */
export const toOptionRows = (organizationId: number, questionId: number, question: QuestionInput) =>
  toStoredOptions(question).map((option) => ({ organizationId, questionId, ...option }));

/** The rows of a curriculum's question, which has choices or accepted texts. Refuses INVALID other types. */
export function toChoiceRows(organizationId: number, questionId: number, question: QuestionInput) {
  requirePractisedType(question);
  return toOptionRows(organizationId, questionId, question).map(({ match: _match, ...row }) => row);
}

/** Refuses INVALID a type that curricula do not have. */
export function requirePractisedType({ type }: Pick<QuestionInput, "type">): void {
  if (!isPractised(type)) throw refuseField("type", questionMessages.curriculumType);
}

interface BankModule {
  id: number;
  questions: readonly { title: string; displayOrder: number }[];
}

/** Questions to add to modules of a course or a curriculum. */
export interface AddedToModules {
  modules: readonly { moduleId: number; questions: readonly QuestionInput[] }[];
}

export interface PlacedQuestion {
  question: QuestionInput;
  moduleId: number;
  displayOrder: number;
}

/** The place of the last row; 0 when there is none. */
export const findLast = (rows: readonly { displayOrder: number }[]) =>
  Math.max(0, ...rows.map(({ displayOrder }) => displayOrder));

/**
 * Places added questions at the end of their modules, without those that a module has already. Refuses NOT_FOUND
 * with the message for a module that is not among those of the bank.
 */
export const placeQuestions = (
  bank: readonly BankModule[],
  { modules }: AddedToModules,
  notFound: string,
): PlacedQuestion[] =>
  modules.flatMap(({ moduleId, questions }) => {
    const module = bank.find(({ id }) => id === moduleId);
    if (!module) throw new Refusal("NOT_FOUND", notFound);
    const titles = new Set(module.questions.map(({ title }) => nameKey(title)));
    const last = findLast(module.questions);
    return questions
      .filter(({ title }) => !titles.has(nameKey(title)) && titles.add(nameKey(title)))
      .map((question, index) => ({ question, moduleId, displayOrder: last + index + 1 }));
  });

/** The row of a placed question, without its tenant and its course. */
export const toPlacedRow = ({ question, moduleId, displayOrder }: PlacedQuestion) => {
  const { title, type, acceptedAnswers, explanation } = question;
  return { moduleId, title, type, acceptedAnswers, displayOrder, explanation: explanation || null };
};

interface MadeRow {
  id: number;
  moduleId: number | null;
  displayOrder: number;
}

/** The rows of the options of placed questions, which were made as these rows. */
export const toPlacedOptions = (
  organizationId: number,
  made: readonly MadeRow[],
  placed: readonly PlacedQuestion[],
) =>
  made.flatMap(({ id: questionId, moduleId, displayOrder }) => {
    const row = placed.find(
      (question) => question.moduleId === moduleId && question.displayOrder === displayOrder,
    );
    return row ? toOptionRows(organizationId, questionId, row.question) : [];
  });
