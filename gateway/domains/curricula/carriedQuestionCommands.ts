import type { TenantTransaction } from "#gateway/database/tenantClient";
import { foldText } from "../foldContract";
import { findLast } from "../questions/bankCommands";
import { inOrder } from "../rules";

interface Carried {
  organizationId: number;
  curriculumId: number;
  /** The topics of the course, with the modules of the curriculum that their lessons go to. */
  topics: readonly { topicId: number; moduleId: number }[];
}

/** The questions that the published lessons of topics ask, each once. */
async function readAsked(tx: TenantTransaction, topicIds: readonly number[]) {
  const blocks = await tx.topicBlock.findMany({
    where: { topicId: { in: [...topicIds] }, draftId: { not: null }, kind: "QUESTION" },
    orderBy: inOrder,
    select: { topicId: true, question: { include: { options: { orderBy: inOrder } } } },
  });
  const asked = blocks.flatMap(({ topicId, question }) => (question ? [{ topicId, question }] : []));
  return [...new Map(asked.toReversed().map((item) => [item.question.id, item])).values()].reverse();
}

type LessonQuestion = Awaited<ReturnType<typeof readAsked>>[number];

interface Copy {
  moduleId: number;
  question: LessonQuestion["question"];
}

/** The copies with their places at the ends of their modules. */
async function placeLast(tx: TenantTransaction, copies: readonly Copy[]) {
  const moduleIds = [...new Set(copies.map(({ moduleId }) => moduleId))];
  const placed = await tx.curriculumQuestion.findMany({
    where: { moduleId: { in: moduleIds } },
    select: { moduleId: true, displayOrder: true },
  });
  return moduleIds.flatMap((moduleId) => {
    const last = findLast(placed.filter((row) => row.moduleId === moduleId));
    return copies
      .filter((copy) => copy.moduleId === moduleId)
      .map((copy, index) => ({ ...copy, displayOrder: last + index + 1 }));
  });
}

const placeKey = ({ moduleId, displayOrder }: { moduleId: number; displayOrder: number }) =>
  `${moduleId} ${displayOrder}`;

/** Adds questions at the ends of modules of a curriculum, and returns their ids by their titles. */
async function addCopies(
  tx: TenantTransaction,
  organizationId: number,
  copies: readonly Copy[],
): Promise<[title: string, id: number][]> {
  if (copies.length === 0) return [];
  const placed = await placeLast(tx, copies);
  const made = await tx.curriculumQuestion.createManyAndReturn({
    data: placed.map(
      ({ moduleId, displayOrder, question: { title, type, explanation, acceptedAnswers } }) => ({
        organizationId,
        moduleId,
        displayOrder,
        title,
        type,
        explanation,
        acceptedAnswers,
      }),
    ),
    select: { id: true, moduleId: true, displayOrder: true },
  });
  const ids = new Map(made.map((row) => [placeKey(row), row.id]));
  const added = placed.map((copy) => ({ ...copy, id: ids.get(placeKey(copy)) ?? -1 }));
  await tx.curriculumQuestionOption.createMany({
    data: added.flatMap(({ id: questionId, question }) =>
      question.options.map(({ text, isCorrect, displayOrder }) => ({
        organizationId,
        questionId,
        text,
        isCorrect,
        displayOrder,
      })),
    ),
  });
  return added.map(({ id, question }) => [foldText(question.title), id]);
}

/**
 * The curriculum's questions by the ids of the course's questions that published lessons ask. One whose title its bank
 * lacks is added to the module that the lesson goes to.
 */
export async function carryQuestions(
  tx: TenantTransaction,
  { organizationId, curriculumId, topics }: Carried,
): Promise<Map<number, number>> {
  const modules = new Map(topics.map(({ topicId, moduleId }) => [topicId, moduleId]));
  const bank = await tx.curriculumQuestion.findMany({
    where: { module: { curriculumId } },
    select: { id: true, title: true },
  });
  const byTitle = new Map(bank.map(({ id, title }) => [foldText(title), id]));
  const asked = await readAsked(tx, [...modules.keys()]);
  const missing = new Map<string, Copy>();
  for (const { topicId, question } of asked) {
    const key = foldText(question.title);
    if (byTitle.has(key) || missing.has(key)) continue;
    missing.set(key, { moduleId: modules.get(topicId) ?? -1, question });
  }
  for (const [key, id] of await addCopies(tx, organizationId, [...missing.values()])) byTitle.set(key, id);
  return new Map(asked.map(({ question }) => [question.id, byTitle.get(foldText(question.title)) ?? -1]));
}
