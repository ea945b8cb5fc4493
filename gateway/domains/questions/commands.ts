import type { TenantTransaction } from "../../database/tenantClient";
import type { Context } from "../../graphql/context";
import { parseInput } from "../../parseInput";
import { Refusal } from "../../refusal";
import type { Member } from "../../session/viewer";
import { type QuestionInput, questionMessages, questionSchema } from "./contract";
import { columnsOf, optionsOf } from "./rules";

export { addQuestions } from "./addQuestions";

type Commanding = Pick<Context, "db" | "bus">;

const optionRows = (organizationId: number, questionId: number, question: QuestionInput) =>
  optionsOf(question).map((option) => ({ organizationId, questionId, ...option }));

interface NewQuestion {
  courseId: number;
  moduleId: number;
  input: unknown;
}

/** Adds a question at the end of a course's module and answers its number. Refuses INVALID and NOT_FOUND. */
export async function addQuestion(
  { db, bus }: Commanding,
  member: Member,
  { courseId, moduleId, input }: NewQuestion,
) {
  const question = parseInput(questionSchema, input);
  const { organizationId } = member;
  const id = await db.$transaction(async (tx) => {
    const module = await tx.module.findFirst({ where: { id: moduleId, courseId }, select: { id: true } });
    if (!module) throw new Refusal("NOT_FOUND", questionMessages.moduleNotFound);
    const last = await tx.question.aggregate({ where: { moduleId }, _max: { displayOrder: true } });
    const displayOrder = (last._max.displayOrder ?? 0) + 1;
    const data = { organizationId, courseId, moduleId, ...columnsOf(question), displayOrder };
    const made = await tx.question.create({ data, select: { id: true } });
    await tx.questionOption.createMany({ data: optionRows(organizationId, made.id, question) });
    return made.id;
  });
  bus.publish("courseChanged", { organizationId, courseId });
  return id;
}

interface QuestionChange {
  questionId: number;
  input: unknown;
}

/** Changes a question of a course; attempts that were begun keep what they copied. Refuses INVALID and NOT_FOUND. */
export async function updateQuestion(
  { db, bus }: Commanding,
  member: Member,
  { questionId, input }: QuestionChange,
) {
  const question = parseInput(questionSchema, input);
  const { organizationId } = member;
  const courseId = await db.$transaction(async (tx) => {
    const known = await tx.question.findUnique({ where: { id: questionId }, select: { courseId: true } });
    if (!known) throw new Refusal("NOT_FOUND", questionMessages.notFound);
    await tx.question.update({ where: { id: questionId }, data: columnsOf(question), select: { id: true } });
    await tx.questionOption.deleteMany({ where: { questionId } });
    await tx.questionOption.createMany({ data: optionRows(organizationId, questionId, question) });
    return known.courseId;
  });
  bus.publish("courseChanged", { organizationId, courseId });
}

/** Deletes a question of a course and answers the course's number. Refuses NOT_FOUND. */
export async function deleteQuestion(
  { db, bus }: Commanding,
  member: Member,
  questionId: number,
): Promise<number> {
  const { organizationId } = member;
  const known = await db.question.findUnique({ where: { id: questionId }, select: { courseId: true } });
  if (!known) throw new Refusal("NOT_FOUND", questionMessages.notFound);
  await db.question.delete({ where: { id: questionId } });
  bus.publish("courseChanged", { organizationId, courseId: known.courseId });
  return known.courseId;
}

interface CopiedQuestion {
  title: string;
  type: QuestionInput["type"];
  explanation: string | null;
  acceptedAnswers: readonly string[];
  options: readonly { text: string; isCorrect: boolean }[];
}

interface Copying {
  organizationId: number;
  courseId: number;
  moduleId: number;
  questions: readonly CopiedQuestion[];
}

/** Copies questions with their options into a module of a course, in their order, in two statements. */
export async function copyQuestions(tx: TenantTransaction, { questions, ...placed }: Copying): Promise<void> {
  const { organizationId } = placed;
  const rows = await tx.question.createManyAndReturn({
    data: questions.map(({ title, type, explanation, acceptedAnswers }, index) => ({
      ...placed,
      title,
      type,
      explanation,
      acceptedAnswers: [...acceptedAnswers],
      displayOrder: index + 1,
    })),
    select: { id: true, displayOrder: true },
  });
  const options = rows.flatMap(({ id, displayOrder }) =>
    (questions[displayOrder - 1]?.options ?? []).map(({ text, isCorrect }, index) => ({
      organizationId,
      questionId: id,
      text,
      isCorrect,
      displayOrder: index + 1,
    })),
  );
  await tx.questionOption.createMany({ data: options });
}
