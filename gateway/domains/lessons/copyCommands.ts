import type { TenantTransaction } from "#gateway/database/tenantClient";
import { inOrder } from "../rules";
import type { BlockContent } from "./blockContract";
import { type BlockColumns, toCopy } from "./contentCommands";

/** The lessons of a curriculum, by the id of their topic. */
export async function readCurriculumLessons(
  tx: TenantTransaction,
  topicIds: readonly number[],
): Promise<Map<number, BlockColumns[]>> {
  const rows = await tx.curriculumBlock.findMany({
    where: { topicId: { in: [...topicIds] } },
    orderBy: inOrder,
  });
  const lessons = new Map<number, BlockColumns[]>();
  for (const row of rows) lessons.set(row.topicId, [...(lessons.get(row.topicId) ?? []), toCopy(row)]);
  return lessons;
}

/** The blocks with the questions of their new place; those whose question is missing there are left out. */
const withQuestions = <Block extends BlockContent>(
  blocks: readonly Block[],
  questionIds: ReadonlyMap<number, number>,
): Block[] =>
  blocks
    .map((block) => ({ ...block, questionId: questionIds.get(block.questionId ?? -1) ?? null }))
    .filter(({ kind, questionId }) => kind !== "QUESTION" || questionId !== null);

interface NewLesson {
  organizationId: number;
  courseId: number;
  topicId: number;
  blocks: readonly BlockColumns[];
  /** The course's questions by the ids of those that they are copies of. */
  questionIds: ReadonlyMap<number, number>;
  by: { userId: number; name: string };
}

/** Writes the lessons of new topics, with their drafts: the content of a new course is published with it. */
export async function copyLessonsToCourse(tx: TenantTransaction, lessons: readonly NewLesson[]) {
  const data = lessons.flatMap(({ organizationId, courseId, topicId, blocks, questionIds, by }) =>
    withQuestions(blocks, questionIds).map((block, index) => ({
      organizationId,
      courseId,
      topicId,
      displayOrder: index + 1,
      ...block,
      updatedById: by.userId,
      updatedByName: by.name,
    })),
  );
  const drafts = await tx.topicBlock.createManyAndReturn({ data });
  await tx.topicBlock.createMany({ data: drafts.map(({ id: draftId, ...row }) => ({ ...row, draftId })) });
}

interface CopiedTopic {
  /** The topic of the course, and the one of the curriculum. */
  topicId: number;
  curriculumTopicId: number;
}

interface CopyToCurriculum {
  organizationId: number;
  topics: readonly CopiedTopic[];
  /** The curriculum's questions by the ids of the course's questions that they are copied from. */
  questionIds: ReadonlyMap<number, number>;
}

/** Replaces the lessons of a curriculum's topics by a course's published ones. */
export async function copyLessonsToCurriculum(
  tx: TenantTransaction,
  { organizationId, topics, questionIds }: CopyToCurriculum,
): Promise<void> {
  const places = new Map(topics.map(({ topicId, curriculumTopicId }) => [topicId, curriculumTopicId]));
  const rows = await tx.topicBlock.findMany({
    where: { topicId: { in: [...places.keys()] }, draftId: { not: null } },
    orderBy: inOrder,
  });
  await tx.curriculumBlock.deleteMany({ where: { topicId: { in: [...places.values()] } } });
  await tx.curriculumBlock.createMany({
    data: withQuestions(rows, questionIds).map((row, index) => ({
      organizationId,
      topicId: places.get(row.topicId) ?? -1,
      displayOrder: index + 1,
      ...toCopy(row),
    })),
  });
}
