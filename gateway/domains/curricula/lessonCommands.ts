import type { CommandContext } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { nameKey } from "../contract";
import { courseMessages } from "../courses/formContract";
import { copyLessonsToCurriculum } from "../lessons/copyCommands";
import { changeCurriculum } from "./changeCommands";

interface Named {
  name: string;
  module: { name: string };
}

/** Topics of one name in modules of one name are the same. */
const topicKey = ({ name, module }: Named): string => `${nameKey(module.name)}\n${nameKey(name)}`;

const settings = {
  ...{ summary: true, minutes: true, isPreview: true, completion: true, threshold: true, opening: true },
} as const;
const inModule = { name: true, module: { select: { name: true } } } as const;

/**
 * Copies the settings and the published lessons of a course to the topics of a curriculum that have the same names.
 * Refuses NOT_FOUND.
 */
export async function copyLessonsFromCourse(
  context: CommandContext,
  member: Member,
  { curriculumId, courseId }: { curriculumId: number; courseId: number },
): Promise<void> {
  const { organizationId } = member;
  await changeCurriculum(context, { member, curriculumId }, async (tx) => {
    const course = await tx.course.findUnique({ where: { id: courseId }, select: { id: true } });
    if (!course) throw new Refusal("NOT_FOUND", courseMessages.notFound);
    const where = { courseId };
    const topics = await tx.topic.findMany({ where, select: { id: true, ...inModule, ...settings } });
    const targets = await tx.curriculumTopic.findMany({
      where: { module: { curriculumId } },
      select: { id: true, ...inModule },
    });
    const byKey = new Map(targets.map((target) => [topicKey(target), target.id]));
    const copied = topics.flatMap(({ id: topicId, name, module, ...values }) => {
      const curriculumTopicId = byKey.get(topicKey({ name, module }));
      return curriculumTopicId === undefined ? [] : [{ topicId, curriculumTopicId, values }];
    });
    for (const { curriculumTopicId, values } of copied)
      await tx.curriculumTopic.update({
        where: { id: curriculumTopicId },
        data: values,
        select: { id: true },
      });
    await copyLessonsToCurriculum(tx, { organizationId, topics: copied });
  });
}
