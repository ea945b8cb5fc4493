import { deleteRow } from "#gateway/database/deleteRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import { refuseField } from "#gateway/refusal";
import { isPractised } from "../courses/contract";
import {
  addToBank,
  type BankTables,
  deleteFromBank,
  type QuestionBank,
  type Stored,
  updateInBank,
} from "../questions/bankCommands";
import { questionMessages } from "../questions/contract";
import { toQuestionColumns } from "../questions/rules";

async function readStored(tx: TenantTransaction, questionId: number): Promise<Stored | null> {
  const question = await tx.curriculumQuestion.findUnique({
    where: { id: questionId },
    select: {
      type: true,
      options: { select: { text: true, isCorrect: true } },
      module: { select: { curriculumId: true } },
    },
  });
  return question && { ...question, ownerId: question.module.curriculumId };
}

const open = (tx: TenantTransaction, organizationId: number): BankTables<Stored> => ({
  readModules: (curriculumId, moduleIds) =>
    tx.curriculumModule.findMany({
      where: { curriculumId, id: { in: [...moduleIds] } },
      select: { id: true, questions: { select: { title: true, displayOrder: true } } },
    }),
  find: (questionId) => readStored(tx, questionId),
  requireType({ type }) {
    if (!isPractised(type)) throw refuseField("type", questionMessages.curriculumType);
  },
  // A curriculum's question is stored without its text and its picture.
  requireFiles: async () => undefined,
  create: (_curriculumId, placed) =>
    tx.curriculumQuestion.createManyAndReturn({
      data: placed.map(({ question, ...place }) => ({
        organizationId,
        ...place,
        ...toQuestionColumns(question),
      })),
      select: { id: true, moduleId: true, displayOrder: true },
    }),
  update: (id, question, updatedAt) =>
    tx.curriculumQuestion.update({
      where: { id },
      data: { ...toQuestionColumns(question), updatedAt },
      select: { id: true },
    }),
  delete: (id) => deleteRow(tx.curriculumQuestion, { id }, questionMessages.notFound),
  createOptions: (rows) =>
    tx.curriculumQuestionOption.createMany({
      data: rows.map(({ match: _match, ...row }) => ({ organizationId, ...row })),
    }),
  deleteOptions: (questionId) => tx.curriculumQuestionOption.deleteMany({ where: { questionId } }),
  // Courses copy the questions: nothing asks or is made of a curriculum's.
  keepAsked: (_curriculumId, change) => change(),
  updateDependents: async () => undefined,
});

/** The questions of curricula. */
export const curriculumBank: QuestionBank<Stored> = {
  table: "CurriculumQuestion",
  open,
  // It is stored without its text.
  render: async (question) => ({ ...question, html: "" }),
  publish: (bus, organizationId, curriculumId) =>
    bus.publish("curriculumChanged", { organizationId, curriculumId }),
};

/** Adds a question at the end of a curriculum's module and returns its id. Refuses INVALID and NOT_FOUND. */
export const addCurriculumQuestion = addToBank(curriculumBank, "curriculumId");

/**
 * Updates a question of a curriculum; courses created from it keep theirs. Refuses INVALID, NOT_FOUND, and
 * STALE for an old version.
 */
export const updateCurriculumQuestion = updateInBank(curriculumBank);

/** Deletes a question of a curriculum and returns the curriculum's id. Refuses NOT_FOUND. */
export const deleteCurriculumQuestion = deleteFromBank(curriculumBank);
