import { deleteRow } from "#gateway/database/deleteRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import { rendererVersion } from "#gateway/markdown/markdownToHtml";
import { type MarkdownOptions, renderMarkdown } from "#gateway/markdown/render";
import { changeQuestions, runHooks } from "#gateway/ports/hooks";
import type { Member } from "#gateway/session/viewer";
import { requireUsableFiles } from "../files/useCommands";
import type { BankTables, QuestionBank, RenderedQuestion } from "./bankCommands";
import { findQuestionProblem, type QuestionInput, questionMessages } from "./contract";
import { toBankColumns } from "./rules";

const stored = {
  courseId: true,
  pictureId: true,
  markdown: true,
  // They tell whether it can be answered.
  type: true,
  acceptedAnswers: true,
  value: true,
  blanks: true,
  options: { select: { isCorrect: true, text: true, match: true } },
} as const;

async function readStored(tx: TenantTransaction, questionId: number) {
  const question = await tx.question.findUnique({ where: { id: questionId }, select: stored });
  return question && { ...question, ownerId: question.courseId };
}

type StoredQuestion = NonNullable<Awaited<ReturnType<typeof readStored>>>;

/** Renders a question's text. Refuses INVALID one that cannot be rendered, and UNAVAILABLE. */
export async function renderQuestion(
  question: QuestionInput,
  rendering: MarkdownOptions,
): Promise<RenderedQuestion> {
  return {
    ...question,
    html: question.markdown === "" ? "" : await renderMarkdown(question.markdown, rendering),
  };
}

/** The columns of a question with its rendered text. */
const toBankRow = ({ html, ...question }: RenderedQuestion) => ({
  ...toBankColumns(question),
  html,
  rendererVersion,
});

interface Files {
  pictureId: number | null;
  markdown: string;
}

interface FilesChange {
  after: Files;
  before: Files | undefined;
}

/** Refuses INVALID a picture or a file in the text that the member may not use, and a picture that is none. */
async function requireFiles(tx: TenantTransaction, member: Member, { after, before }: FilesChange) {
  const { markdown, pictureId } = after;
  await requireUsableFiles(tx, member, { markdown }, { before: { markdown: before?.markdown } });
  const known = { pictureId: before?.pictureId };
  await requireUsableFiles(tx, member, { pictureId }, { before: known, kind: "IMAGE" });
}

const open = (tx: TenantTransaction, organizationId: number): BankTables<StoredQuestion> => ({
  readModules: (courseId, moduleIds) =>
    tx.module.findMany({
      where: { courseId, id: { in: [...moduleIds] } },
      select: { id: true, questions: { select: { title: true, displayOrder: true } } },
    }),
  find: (questionId) => readStored(tx, questionId),
  // A course has questions of every type.
  requireType: () => undefined,
  requireFiles: (member, after, before) => requireFiles(tx, member, { after, before }),
  create: (courseId, placed) =>
    tx.question.createManyAndReturn({
      data: placed.map(({ question, ...place }) => ({
        organizationId,
        courseId,
        ...place,
        ...toBankRow(question),
      })),
      select: { id: true, moduleId: true, displayOrder: true },
    }),
  update: (id, question, updatedAt) =>
    tx.question.update({ where: { id }, data: { ...toBankRow(question), updatedAt }, select: { id: true } }),
  delete: (id) => deleteRow(tx.question, { id }, questionMessages.notFound),
  createOptions: (rows) =>
    tx.questionOption.createMany({ data: rows.map((row) => ({ organizationId, ...row })) }),
  deleteOptions: (questionId) => tx.questionOption.deleteMany({ where: { questionId } }),
  keepAsked: (courseId, change) => changeQuestions(tx, { organizationId, courseId }, change),
  updateDependents({ ownerId: courseId, questionIds, before }) {
    // A question that was answerable before is in the assessment already, or was left out on purpose.
    const isNew = before === undefined || findQuestionProblem(before) !== null;
    return runHooks("questionsChanged", tx, {
      organizationId,
      courseId,
      questionIds: isNew ? [...questionIds] : [],
    });
  },
});

/** The questions of courses. */
export const courseBank: QuestionBank<StoredQuestion> = {
  table: "Question",
  open,
  render: (question, member) => renderQuestion(question, { by: member }),
  publish: (bus, organizationId, courseId) => bus.publish("courseChanged", { organizationId, courseId }),
};
