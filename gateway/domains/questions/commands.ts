import { type Added, type Edited, lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { updatePracticeAssessment } from "../assessments/commands";
import { requireUsableFiles } from "../files/useCommands";
import { toBankRow, toOptionRows } from "./bankCommands";
import { findQuestionProblem, questionMessages, questionSchema } from "./contract";
import { type CopiedQuestion, toCopiedOptions, toCopies } from "./rules";

export { addQuestions } from "./extendCommands";

/** The columns that tell whether a question can be answered. */
const answerColumns = {
  ...{ type: true, acceptedAnswers: true, value: true, blanks: true },
  options: { select: { isCorrect: true, text: true, match: true } },
} as const;

interface Named {
  pictureId: number | null;
  markdown: string;
}

/** Refuses INVALID a picture or a file in the text that the member may not use, and a picture that is none. */
async function requireFiles(
  tx: TenantTransaction,
  member: Member,
  { pictureId, markdown, before }: Named & { before?: Named },
) {
  await requireUsableFiles(tx, member, { markdown }, { before: { markdown: before?.markdown } });
  const known = { pictureId: before?.pictureId };
  await requireUsableFiles(tx, member, { pictureId }, { before: known, kind: "IMAGE" });
}

/** Adds a question at the end of a course's module and returns its id. Refuses INVALID and NOT_FOUND. */
export async function addQuestion(
  { db, bus }: CommandContext,
  member: Member,
  { courseId, moduleId, input }: Added<"courseId" | "moduleId">,
) {
  const question = parseInput(questionSchema, input);
  const { organizationId } = member;
  const id = await db.$transaction(async (tx) => {
    const module = await tx.module.findFirst({ where: { id: moduleId, courseId }, select: { id: true } });
    if (!module) throw new Refusal("NOT_FOUND", questionMessages.moduleNotFound);
    const last = await tx.question.aggregate({ where: { moduleId }, _max: { displayOrder: true } });
    const displayOrder = (last._max.displayOrder ?? 0) + 1;
    await requireFiles(tx, member, question);
    const data = { organizationId, courseId, moduleId, ...toBankRow(question), displayOrder };
    const made = await tx.question.create({ data, select: { id: true } });
    await tx.questionOption.createMany({ data: toOptionRows(organizationId, made.id, question) });
    await updatePracticeAssessment(tx, { organizationId, courseId, questionIds: [made.id] });
    return made.id;
  });
  bus.publish("courseChanged", { organizationId, courseId });
  return id;
}

/**
 * Updates a question of a course; started attempts keep their copies. Refuses INVALID, NOT_FOUND, and STALE
 * for an old version.
 */
export async function updateQuestion(
  { db, bus, clock }: CommandContext,
  member: Member,
  { questionId, version, input }: Edited<"questionId">,
) {
  const question = parseInput(questionSchema, input);
  const { organizationId } = member;
  const courseId = await db.$transaction(async (tx) => {
    const row = { table: "Question", organizationId, id: questionId } as const;
    const updatedAt = await lockForUpdate(tx, row, { version, now: clock(), messages: questionMessages });
    const known = await tx.question.findUniqueOrThrow({
      where: { id: questionId },
      select: { courseId: true, pictureId: true, markdown: true, ...answerColumns },
    });
    await requireFiles(tx, member, { ...question, before: known });
    const data = { ...toBankRow(question), updatedAt };
    await tx.question.update({ where: { id: questionId }, data, select: { id: true } });
    await tx.questionOption.deleteMany({ where: { questionId } });
    await tx.questionOption.createMany({ data: toOptionRows(organizationId, questionId, question) });
    const { courseId: changedId } = known;
    // A question that was answerable before is in the assessment already, or was left out on purpose.
    const questionIds = findQuestionProblem(known) ? [questionId] : [];
    await updatePracticeAssessment(tx, { organizationId, courseId: changedId, questionIds });
    return changedId;
  });
  bus.publish("courseChanged", { organizationId, courseId });
}

/** Deletes a question of a course and returns the course's id. Refuses NOT_FOUND. */
export async function deleteQuestion(
  { db, bus }: CommandContext,
  member: Member,
  questionId: number,
): Promise<number> {
  const { organizationId } = member;
  const courseId = await db.$transaction(async (tx) => {
    const known = await tx.question.findUnique({ where: { id: questionId }, select: { courseId: true } });
    if (!known) throw new Refusal("NOT_FOUND", questionMessages.notFound);
    await tx.question.delete({ where: { id: questionId } });
    await updatePracticeAssessment(tx, { organizationId, courseId: known.courseId, questionIds: [] });
    return known.courseId;
  });
  bus.publish("courseChanged", { organizationId, courseId });
  return courseId;
}

interface Copying {
  organizationId: number;
  courseId: number;
  /** Null for questions of the course as a whole. */
  moduleId: number | null;
  questions: readonly CopiedQuestion[];
}

/** Copies questions with their options into a module of a course, in their order, in two statements. */
export async function copyQuestions(
  tx: TenantTransaction,
  { questions, ...placed }: Copying,
): Promise<number[]> {
  const { organizationId } = placed;
  const rows = await tx.question.createManyAndReturn({
    data: toCopies(questions).map((copy) => ({ ...placed, ...copy })),
    select: { id: true, displayOrder: true },
  });
  const options = toCopiedOptions(rows, questions).map((option) => ({ organizationId, ...option }));
  await tx.questionOption.createMany({ data: options });
  return rows.toSorted((left, right) => left.displayOrder - right.displayOrder).map(({ id }) => id);
}
