import type { TenantTransaction } from "#gateway/database/tenantClient";
import { nameKey } from "../contract";
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
  return [...new Map(asked.toReversed().map((one) => [one.question.id, one])).values()].reverse();
}

type Asked = Awaited<ReturnType<typeof readAsked>>[number];

/** Adds a question at the end of a module of a curriculum and returns its id. */
async function addCopy(
  tx: TenantTransaction,
  { organizationId, moduleId }: { organizationId: number; moduleId: number },
  { title, type, explanation, acceptedAnswers, options }: Asked["question"],
): Promise<number> {
  const placed = await tx.curriculumQuestion.findMany({
    where: { moduleId },
    select: { displayOrder: true },
  });
  const { id } = await tx.curriculumQuestion.create({
    data: {
      ...{ organizationId, moduleId, title, type, explanation, acceptedAnswers },
      displayOrder: findLast(placed) + 1,
    },
    select: { id: true },
  });
  await tx.curriculumQuestionOption.createMany({
    data: options.map(({ text, isCorrect, displayOrder }) => ({
      ...{ organizationId, questionId: id, text, isCorrect, displayOrder },
    })),
  });
  return id;
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
  const byTitle = new Map(bank.map(({ id, title }) => [nameKey(title), id]));
  const carried = new Map<number, number>();
  for (const { topicId, question } of await readAsked(tx, [...modules.keys()])) {
    const key = nameKey(question.title);
    const place = { organizationId, moduleId: modules.get(topicId) ?? -1 };
    const id = byTitle.get(key) ?? (await addCopy(tx, place, question));
    byTitle.set(key, id);
    carried.set(question.id, id);
  }
  return carried;
}
