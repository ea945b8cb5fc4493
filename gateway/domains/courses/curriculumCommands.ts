import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { runHooks } from "#gateway/ports/hooks";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import type { BlockColumns } from "../lessons/contentCommands";
import { pickSettings } from "../lessons/contract";
import { copyLessonsToCourse, readCurriculumLessons } from "../lessons/copyCommands";
import { copyQuestions } from "../questions/commands";
import { inOrder, sameText } from "../rules";
import { courseMessages, fromCurriculumSchema } from "./formContract";

function readCurriculum(tx: TenantTransaction, curriculumId: number) {
  return tx.curriculum.findUnique({
    where: { id: curriculumId },
    include: {
      objectives: { orderBy: inOrder },
      modules: {
        orderBy: inOrder,
        include: {
          topics: { orderBy: inOrder },
          questions: { orderBy: inOrder, include: { options: { orderBy: inOrder } } },
        },
      },
    },
  });
}

type Copied = NonNullable<Awaited<ReturnType<typeof readCurriculum>>>;

interface Copy {
  member: Member;
  courseId: number;
  modules: Copied["modules"];
  now: Date;
}

async function copyModules(tx: TenantTransaction, { member, courseId, modules, now }: Copy): Promise<void> {
  const placed = { organizationId: member.organizationId, courseId };
  const lessons = await readCurriculumLessons(
    tx,
    modules.flatMap(({ topics }) => topics.map(({ id }) => id)),
  );
  const questionIds = new Map<number, number>();
  const copies: { topicId: number; blocks: readonly BlockColumns[] }[] = [];
  for (const [index, { name, topics, questions }] of modules.entries()) {
    const data = { ...placed, name, displayOrder: index + 1 };
    const { id: moduleId } = await tx.module.create({ data, select: { id: true } });
    const made = await tx.topic.createManyAndReturn({
      data: topics.map((topic, at) => ({
        ...placed,
        moduleId,
        displayOrder: at + 1,
        ...pickSettings(topic),
        ...(lessons.has(topic.id) ? { publishedAt: now, draftChangedAt: now } : {}),
      })),
      select: { id: true, displayOrder: true },
    });
    const ids = await copyQuestions(tx, { ...placed, moduleId, questions });
    for (const [at, { id }] of questions.entries()) questionIds.set(id, ids[at] ?? -1);
    for (const { id: topicId, displayOrder } of made)
      copies.push({ topicId, blocks: lessons.get(topics[displayOrder - 1]?.id ?? -1) ?? [] });
  }
  // A lesson may contain a question of another module: all questions exist by now.
  const lessonsToWrite = copies.map((copy) => ({ ...placed, ...copy, questionIds, by: member }));
  await copyLessonsToCourse(tx, lessonsToWrite);
}

interface Making {
  curriculumId: number;
  input: unknown;
}

/**
 * Creates a draft course from a curriculum, with its outline, questions and objectives, and returns its id.
 * Refuses INVALID, NOT_FOUND, and CONFLICT for a taken code.
 */
export async function createCourseFromCurriculum(
  { db, bus, clock }: CommandContext,
  member: Member,
  { curriculumId, input }: Making,
) {
  const { code, categoryId } = parseInput(fromCurriculumSchema, input);
  const { organizationId } = member;
  const courseId = await db.$transaction(
    async (tx) => {
      const curriculum = await readCurriculum(tx, curriculumId);
      if (!curriculum) throw new Refusal("NOT_FOUND", "Curriculum not found");
      const category = await tx.category.findUnique({ where: { id: categoryId }, select: { id: true } });
      if (!category) throw refuseField("categoryId", courseMessages.categoryNotFound);
      const twin = await tx.course.findFirst({
        where: { code: sameText(code) },
      });
      if (twin) throw refuseField("code", courseMessages.codeTaken, "CONFLICT");
      const { title, description, price, duration, level, imageUrl, authorName, trainerId } = curriculum;
      const objectives = curriculum.objectives.map(({ text }) => text);
      const copied = {
        title,
        description,
        price,
        duration,
        level,
        imageUrl,
        authorName,
        trainerId,
        objectives,
      };
      const { id } = await tx.course.create({
        data: { organizationId, code, categoryId, ...copied },
        select: { id: true },
      });
      await copyModules(tx, { member, courseId: id, modules: curriculum.modules, now: clock() });
      await runHooks("questionsChanged", tx, { organizationId, courseId: id, questionIds: [] });
      return id;
    },
    { timeout: 20_000 },
  );
  bus.publish("courseChanged", { organizationId, courseId });
  return courseId;
}
